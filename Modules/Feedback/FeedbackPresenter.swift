protocol FeedbackPresenterOutput: AnyObject {
  func showCorrect(_ words: String)
  func showIncorrect(_ words: String, rightAnswer: String)
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
  func presentCorrect() { output?.showCorrect("Correct") }

  func presentIncorrect(rightAnswer: String) {
    output?.showIncorrect("Incorrect", rightAnswer: "The right answer: \(rightAnswer)")
  }
}
