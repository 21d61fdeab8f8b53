protocol LeaveMatchPresenterOutput: AnyObject {
  func showQuestion(title: String, words: String)
  func showChoices(stay: String, leave: String)
}

final class LeaveMatchPresenter {
  weak var output: (any LeaveMatchPresenterOutput)?

  private let useCase: LeaveMatchUseCase
  private weak var router: (any LeaveMatchRouter)?

  init(useCase: LeaveMatchUseCase, router: any LeaveMatchRouter) {
    self.useCase = useCase
    self.router = router
  }

  func eventViewReady() {
    output?.showChoices(stay: "Stay", leave: "Leave")
    useCase.eventViewReady()
  }

  func eventStay() { router?.routeStayChosen() }

  func eventLeave() { router?.routeLeaveChosen() }
}

extension LeaveMatchPresenter: LeaveMatchUseCaseOutput {
  func presentProgress(answered: Int, total: Int) {
    output?.showQuestion(
      title: "Leave the match?", words: "You have answered \(answered) of \(total). The score of this match will not be kept.")
  }
}
