import Gateways

protocol NoDataPresenterOutput: AnyObject {
  func showReason(title: String, words: String)
  func showChoices(retry: String, builtIn: String, close: String)
}

final class NoDataPresenter {
  weak var output: (any NoDataPresenterOutput)?

  private let useCase: NoDataUseCase
  private weak var router: (any NoDataRouter)?

  init(useCase: NoDataUseCase, router: any NoDataRouter) {
    self.useCase = useCase
    self.router = router
  }

  func eventViewReady() {
    output?.showChoices(retry: "Try again", builtIn: "Play the built-in questions", close: "Close")
    useCase.eventViewReady()
  }

  func eventRetry() { router?.routeRetryChosen() }

  func eventBuiltIn() { router?.routeBuiltInChosen() }

  func eventClose() { router?.routeNoDataClosed() }
}

extension NoDataPresenter: NoDataUseCaseOutput {
  func presentReason(_ reason: QuestionError) {
    output?.showReason(title: "No questions", words: sentence(reason))
  }

  private func sentence(_ reason: QuestionError) -> String {
    switch reason {
    case .unreachable: "The questions are out of reach: there is no connection."
    case .timedOut: "The questions did not come in time."
    case .rateLimited(let seconds): "The server asks for a pause of \(seconds == 1 ? "1 second" : "\(seconds) seconds")."
    case .malformed: "What came instead of questions could not be understood."
    case .badParameter: "The server does not know this choice of questions."
    case .empty: "The source holds no questions."
    case .tooFew(0): "No question fits these options; a wider choice may help."
    case .tooFew(1): "Only 1 question fits these options; ask for fewer, or choose more widely."
    case .tooFew(let available): "Only \(available) questions fit these options; ask for fewer, or choose more widely."
    case .cancelled: "The loading was cancelled."
    }
  }
}
