import Entities
import Gateways
import Routing
import TestSupport
import Testing

@testable import StackRouter

struct StackRouterUseCaseTests {
  private let output = OutputSpy()
  private let settings = Shared(Settings())
  private let transitions = Transitions()

  @Test func `data leads to a match with the questions that came`() async {
    let useCase = makeUseCase(StubQuestions([.sample(1), .sample(2)]))
    await play(useCase)
    #expect(output.quizzes.map { $0.questions.map(\.question) } == [[.sample(1), .sample(2)]])
    #expect(output.reasons == [])
  }

  @Test(arguments: [
    QuestionError.unreachable, .timedOut, .rateLimited(seconds: 5), .malformed, .badParameter, .empty, .tooFew(available: 3),
  ])
  func `no data leads to NoData with its reason`(reason: QuestionError) async {
    await play(makeUseCase(StubQuestions(reason)))
    #expect(output.reasons == [reason])
    #expect(output.quizzes.isEmpty)
  }

  @Test func `a source that gives nothing and no reason is empty`() async {
    await play(makeUseCase(StubQuestions([Question]())))
    #expect(output.reasons == [.empty])
  }

  @Test func `a second play while questions load is ignored`() async {
    let source = HeldQuestions([.sample()])
    let useCase = makeUseCase(source)
    useCase.eventPlayRequested()
    useCase.eventPlayRequested()
    source.release()
    await settle { !useCase.isLoading.value }
    await settle { false }
    #expect(source.timesAsked == 1)
    #expect(output.quizzes.count == 1)
    #expect(transitions.counts.stale == 0)
  }

  @Test func `loading is shared while it lasts`() async {
    let source = HeldQuestions([.sample()])
    let useCase = makeUseCase(source)
    useCase.eventPlayRequested()
    #expect(useCase.isLoading.value)
    source.release()
    await settle { !useCase.isLoading.value }
    #expect(!useCase.isLoading.value)
  }

  @Test func `what a cancelled load still brings is counted and dropped`() async {
    let source = HeldQuestions([.sample()])
    let useCase = makeUseCase(source)
    useCase.eventPlayRequested()
    useCase.eventPlayCancelled()
    #expect(!useCase.isLoading.value)
    source.release()
    await settle { transitions.counts.stale == 1 }
    #expect(transitions.counts.stale == 1)
    #expect(output.quizzes.isEmpty && output.reasons.isEmpty)
  }

  @Test func `what comes after the use case has gone is counted and dropped`() async {
    let source = HeldQuestions([.sample()])
    var useCase: StackRouterUseCase? = makeUseCase(source)
    useCase?.eventPlayRequested()
    weak let weakUseCase = useCase
    useCase = nil
    #expect(weakUseCase == nil)
    await settle { transitions.counts.stale == 1 }
    #expect(transitions.counts.stale == 1)
  }

  @Test func `the same generator deals the same match, the next match is another one`() async {
    let questions = (1...8).map(Question.sample)
    let useCase = makeUseCase(StubQuestions(questions))
    await play(useCase)
    await play(useCase)
    await play(makeUseCase(StubQuestions(questions)))
    #expect(output.quizzes[0] == output.quizzes[2])
    #expect(output.quizzes[0] != output.quizzes[1])
  }

  private func makeUseCase(_ source: any QuestionSource) -> StackRouterUseCase {
    let useCase = StackRouterUseCase(
      settings: settings, mode: .classic, generator: SeededGenerator(seed: 1), gateways: .stub(source), transitions: transitions)
    useCase.output = output
    return useCase
  }

  private func play(_ useCase: StackRouterUseCase) async {
    useCase.eventPlayRequested()
    await settle { !useCase.isLoading.value }
  }
}

private final class OutputSpy: StackRouterUseCaseOutput {
  var quizzes: [Quiz] = []
  var reasons: [QuestionError] = []

  func presentMatch(_ quiz: Quiz) { quizzes.append(quiz) }

  func presentNoData(_ reason: QuestionError) { reasons.append(reason) }
}
