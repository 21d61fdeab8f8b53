import Gateways

protocol NoDataUseCaseOutput: AnyObject {
  func presentReason(_ reason: QuestionError)
}

final class NoDataUseCase {
  weak var output: (any NoDataUseCaseOutput)?

  private let reason: QuestionError

  init(reason: QuestionError) { self.reason = reason }

  func eventViewReady() { output?.presentReason(reason) }
}
