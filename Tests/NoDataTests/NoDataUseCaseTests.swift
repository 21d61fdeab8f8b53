import Gateways
import Testing

@testable import NoData

struct NoDataUseCaseTests {
  private let output = OutputSpy()

  @Test(arguments: [QuestionError.timedOut, .rateLimited(seconds: 5), .tooFew(available: 3)])
  func `a ready view gets the reason as it came`(reason: QuestionError) {
    let useCase = NoDataUseCase(reason: reason)
    useCase.output = output
    useCase.eventViewReady()
    #expect(output.calls == [.reason(reason)])
  }
}

private final class OutputSpy: NoDataUseCaseOutput {
  enum Call: Equatable {
    case reason(QuestionError)
  }

  var calls: [Call] = []

  func presentReason(_ reason: QuestionError) { calls.append(.reason(reason)) }
}
