import Entities
import Routing
import TestSupport
import Testing

@testable import Game

struct GameUseCaseTests {
  private let match = Shared(Match.sample(3))
  private let output = OutputSpy()

  @Test func `a ready view gets the question as it was dealt, and the score so far`() {
    match.update { $0.answerNext(isRight: true) }
    makeUseCase(number: 1).eventViewReady()
    let question = GameQuestion(
      category: "History", difficulty: "Medium", number: 2, total: 3, text: "Sample question 2?",
      answers: match.value.quiz.questions[1].answers)
    #expect(output.calls == [.question(question), .score(1)])
  }

  @Test func `the score follows the match`() {
    let useCase = makeUseCase()
    useCase.eventViewReady()
    output.calls = []
    match.update { $0.answerNext(isRight: true) }
    match.update { $0.answerNext(isRight: false) }
    match.update { $0.answerNext(isRight: true) }
    #expect(output.calls == [.score(1), .score(1), .score(2)])
  }

  @Test func `the right answer counts as right, another one as wrong`() {
    makeUseCase(number: 0).eventAnswer(match.value.quiz.questions[0].correctIndex)
    makeUseCase(number: 1).eventAnswer(match.value.quiz.questions[1].wrongIndex)
    #expect(match.value.answers.map(\.isCorrect) == [true, false])
    #expect(output.calls == [.answerCounted, .answerCounted])
  }

  @Test func `a second answer changes nothing, the right one included`() {
    let useCase = makeUseCase()
    useCase.eventAnswer(match.value.quiz.questions[0].wrongIndex)
    let before = match.value
    for choice in 0..<4 { useCase.eventAnswer(choice) }
    #expect(match.value == before)
    #expect(output.calls == [.answerCounted])
  }

  @Test(arguments: [-1, 4, Int.min, Int.max])
  func `an answer that was not offered changes nothing`(choice: Int) {
    makeUseCase().eventAnswer(choice)
    #expect(match.value == .sample(3))
    #expect(output.calls.isEmpty)
  }

  @Test(arguments: [-1, 0, 2, 3])
  func `an answer to a question that is not in play changes nothing`(number: Int) {
    match.update { $0.answerNext(isRight: true) }
    makeUseCase(number: number).eventAnswer(0)
    #expect(match.value == .sample(3, answered: [true]))
    #expect(output.calls.isEmpty)
  }

  @Test func `sudden death takes no answer after a wrong one`() {
    match.update { $0 = .sample(3, mode: .suddenDeath, answered: [false]) }
    makeUseCase(number: 1).eventAnswer(0)
    #expect(match.value.answers.count == 1)
    #expect(output.calls.isEmpty)
  }

  @Test(arguments: [-1, 3])
  func `a question that the quiz does not have is not presented`(number: Int) {
    makeUseCase(number: number).eventViewReady()
    #expect(output.calls.isEmpty)
  }

  @Test func `what is presented does not tell which answer is right`() {
    let presented = [true, false].map { isTrue in
      match.update { $0 = Match(quiz: .sample([.sampleStatement(isTrue: isTrue)])) }
      output.calls = []
      makeUseCase().eventViewReady()
      return output.calls
    }
    #expect(presented[0] == presented[1])
    #expect(presented[0].count == 2)
  }

  @Test func `the match does not keep the use case`() {
    var useCase: GameUseCase? = makeUseCase()
    useCase?.eventViewReady()
    weak let weakUseCase = useCase
    useCase = nil
    #expect(weakUseCase == nil)
  }

  private func makeUseCase(number: Int = 0) -> GameUseCase {
    let useCase = GameUseCase(match: match, number: number)
    useCase.output = output
    return useCase
  }
}

private final class OutputSpy: GameUseCaseOutput {
  enum Call: Equatable {
    case question(GameQuestion)
    case score(Int)
    case answerCounted
  }

  var calls: [Call] = []

  func presentQuestion(_ question: GameQuestion) { calls.append(.question(question)) }

  func presentScore(_ right: Int) { calls.append(.score(right)) }

  func presentAnswerCounted() { calls.append(.answerCounted) }
}
