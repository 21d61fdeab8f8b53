import Entities
import Routing
import TestSupport
import Testing

@testable import CustomSequenceRouter

struct CustomSequenceRouterUseCaseTests {
  private let output = OutputSpy()

  @Test func `a classic match asks every question, then shows the result`() {
    #expect(play(.classic, [true, false, true]) == [.question(1), .question(2), .result])
  }

  @Test func `sudden death asks on while answers are right`() {
    #expect(play(.suddenDeath, [true, true, true]) == [.question(1), .question(2), .result])
  }

  @Test func `sudden death shows the result after the first wrong answer`() {
    #expect(play(.suddenDeath, [true, false]) == [.question(1), .result])
  }

  @Test func `two matches share nothing`() {
    let (one, other) = (CustomSequenceRouterUseCase(quiz: .sample()), CustomSequenceRouterUseCase(quiz: .sample()))
    one.match.update { $0.answerNext(isRight: true) }
    #expect(other.match.value.answers.isEmpty)
  }

  private func play(_ mode: Mode, _ answers: [Bool]) -> [OutputSpy.Call] {
    let useCase = CustomSequenceRouterUseCase(quiz: .sample(3, mode: mode))
    useCase.output = output
    for isRight in answers {
      useCase.match.update { $0.answerNext(isRight: isRight) }
      useCase.eventContinue()
    }
    return output.calls
  }
}

private final class OutputSpy: CustomSequenceRouterUseCaseOutput {
  enum Call: Equatable {
    case question(Int)
    case result
  }

  var calls: [Call] = []

  func presentQuestion(_ number: Int) { calls.append(.question(number)) }

  func presentResult() { calls.append(.result) }
}
