protocol FeedbackPresenterOutput: AnyObject {
  func showCorrect(title: String, verdict: String)
  func showIncorrect(title: String, verdict: String, rightAnswer: String)
  func showActions(proceed: String, leave: String)
}

final class FeedbackPresenter {
  weak var output: (any FeedbackPresenterOutput)?

  private let useCase: FeedbackUseCase
  private weak var router: (any FeedbackRouter)?

  init(useCase: FeedbackUseCase, router: any FeedbackRouter) {
    self.useCase = useCase
    self.router = router
  }

  func eventViewReady() {
    output?.showActions(proceed: "Continue", leave: "Leave the match")
    useCase.eventViewReady()
  }

  func eventContinue() { router?.routeContinueRequested() }

  func eventLeave() { router?.routeLeaveRequested() }
}

extension FeedbackPresenter: FeedbackUseCaseOutput {
  func presentCorrect(given: String) { output?.showCorrect(title: title(given), verdict: "Correct") }

  func presentIncorrect(given: String, right: String) {
    output?.showIncorrect(title: title(given), verdict: "Incorrect", rightAnswer: "The right answer: \(right)")
  }

  private func title(_ given: String) -> String { "Your answer: \(given)" }
}
