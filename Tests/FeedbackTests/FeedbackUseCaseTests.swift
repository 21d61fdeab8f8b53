import Entities
import Routing
import TestSupport
import Testing

@testable import Feedback

struct FeedbackUseCaseTests {
  private let output = OutputSpy()

  @Test func `a right answer is presented without saying it again`() {
    present(.sample(3, answered: [true]))
    #expect(output.calls == [.correct])
  }

  @Test func `a wrong answer is presented with the right one`() {
    present(.sample(3, answered: [false]))
    #expect(output.calls == [.incorrect("Right 1")])
  }

  @Test func `it is the last answer that is presented`() {
    present(.sample(3, answered: [true, false]))
    present(.sample(3, answered: [false, true]))
    #expect(output.calls == [.incorrect("Right 2"), .correct])
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
    case correct
    case incorrect(String)
  }

  var calls: [Call] = []

  func presentCorrect() { calls.append(.correct) }

  func presentIncorrect(rightAnswer: String) { calls.append(.incorrect(rightAnswer)) }
}
