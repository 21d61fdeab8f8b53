protocol LandingPresenterOutput: AnyObject {
  func showMenu(_ menu: LandingMenu)
  func showSettings(_ line: String)
  func showLoading(_ words: String)
  func showLoadingEnded()
}

/// The words of Landing that never change.
struct LandingMenu: Equatable {
  let title: String
  let greeting: String
  let play: String
  let options: String
  let quit: String
  let cancel: String
}

final class LandingPresenter {
  weak var output: (any LandingPresenterOutput)?

  private let useCase: LandingUseCase
  private weak var router: (any LandingRouter)?

  init(useCase: LandingUseCase, router: any LandingRouter) {
    self.useCase = useCase
    self.router = router
  }

  func eventViewReady() {
    output?.showMenu(
      LandingMenu(
        title: "Trivia", greeting: "How much do you know?", play: "Play", options: "Options", quit: "Quit", cancel: "Cancel"))
    useCase.eventViewReady()
  }

  func eventPlay() { router?.routePlayRequested() }

  func eventCancel() { router?.routePlayCancelled() }

  func eventOptions() { router?.routeOptionsRequested() }

  func eventQuit() { router?.routeQuitRequested() }
}

extension LandingPresenter: LandingUseCaseOutput {
  func presentSettings(amount: Int, category: String?, difficulty: String?, kind: String?, isSuddenDeath: Bool) {
    let parts = [
      amount == 1 ? "1 question" : "\(amount) questions",
      category ?? "any category",
      difficulty?.lowercased() ?? "mixed",
      kind?.lowercased(),
      isSuddenDeath ? "sudden death" : nil,
    ]
    output?.showSettings(parts.compactMap(\.self).joined(separator: " · "))
  }

  func presentLoading(_ isLoading: Bool) {
    if isLoading {
      output?.showLoading("Loading questions…")
    } else {
      output?.showLoadingEnded()
    }
  }
}
