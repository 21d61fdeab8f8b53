protocol AboutPresenterOutput: AnyObject {
  func showAbout(title: String, paragraphs: [String], close: String)
}

final class AboutPresenter {
  weak var output: (any AboutPresenterOutput)?

  private let useCase: AboutUseCase
  private weak var router: (any AboutRouter)?

  init(useCase: AboutUseCase, router: any AboutRouter) {
    self.useCase = useCase
    self.router = router
  }

  func eventViewReady() { useCase.eventViewReady() }

  func eventClose() { router?.routeAboutClosed() }
}

extension AboutPresenter: AboutUseCaseOutput {
  func presentVersion(_ version: String) {
    output?.showAbout(
      title: "About",
      paragraphs: [
        "Trivia \(version): a game of questions, and a reference implementation of VIPER routing in Swift.",
        "The program and its built-in questions are free under the MIT licence.",
        "Questions that you play from a file of the Open Trivia Database (opentdb.com) are by Pixeltail Games LLC and its contributors,"
          + " under CC BY-SA 4.0 (creativecommons.org/licenses/by-sa/4.0).",
      ],
      close: "Back to the game")
  }
}
