import Entities
import Routing
import TestSupport
import Testing

@testable import LeaveMatch

struct LeaveMatchUseCaseTests {
  private let output = OutputSpy()

  @Test(arguments: [[], [true], [true, false]])
  func `a ready view gets how many were answered, right or wrong`(answered: [Bool]) {
    let useCase = LeaveMatchUseCase(match: Shared(.sample(3, answered: answered)))
    useCase.output = output
    useCase.eventViewReady()
    #expect(output.calls == [.progress(answered.count, 3)])
  }
}

private final class OutputSpy: LeaveMatchUseCaseOutput {
  enum Call: Equatable {
    case progress(Int, Int)
  }

  var calls: [Call] = []

  func presentProgress(answered: Int, total: Int) { calls.append(.progress(answered, total)) }
}
