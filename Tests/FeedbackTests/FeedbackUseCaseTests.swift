import Entities
import Routing
import TestSupport
import Testing

@testable import Feedback

struct FeedbackUseCaseTests {
  private let output = OutputSpy()

  @Test func `a right answer is presented without saying it again`() {
    present(.sample(3, answered: [true]))
    #expect(output.calls == [.correct("Right 1")])
  }

  @Test func `a wrong answer is presented with the right one`() {
    let match = Match.sample(3, answered: [false])
    present(match)
    #expect(output.calls == [.incorrect(match.answered[0].givenAnswer, "Right 1")])
  }

  @Test func `it is the last answer that is presented`() {
    present(.sample(3, answered: [false, true]))
    #expect(output.calls == [.correct("Right 2")])
  }

  @Test(arguments: [0, 3])
  func `before the first answer nothing is presented`(count: Int) {
    present(.sample(count))
    #expect(output.calls.isEmpty)
  }

  private func present(_ match: Match) {
    let useCase = FeedbackUseCase(match: Shared(match))
    useCase.output = output
    useCase.eventViewReady()
  }
}

private final class OutputSpy: FeedbackUseCaseOutput {
  enum Call: Equatable {
    case correct(String)
    case incorrect(String, String)
  }

  var calls: [Call] = []

  func presentCorrect(given: String) { calls.append(.correct(given)) }

  func presentIncorrect(given: String, right: String) { calls.append(.incorrect(given, right)) }
}
