import Entities

protocol DifficultyMenuPresenterOutput: AnyObject {
  func showChoices(title: String, hint: String, choices: [String], cancel: String)
}

final class DifficultyMenuPresenter {
  weak var output: (any DifficultyMenuPresenterOutput)?

  private let useCase: DifficultyMenuUseCase
  private weak var router: (any DifficultyMenuRouter)?

  init(useCase: DifficultyMenuUseCase, router: any DifficultyMenuRouter) {
    self.useCase = useCase
    self.router = router
  }

  func eventViewReady() { useCase.eventViewReady() }

  func eventChoice(_ index: Int) { useCase.eventChoice(index) }

  func eventCancel() { router?.routeDifficultyCancelled() }
}

extension DifficultyMenuPresenter: DifficultyMenuUseCaseOutput {
  func presentChoices(_ names: [String?], chosen: Int) {
    let choices = names.map { $0 ?? "Mixed" }
    output?.showChoices(title: "Difficulty", hint: "Now: \(choices[chosen])", choices: choices, cancel: "Cancel")
  }

  func presentChosen(code: String?) { router?.routeDifficultyChosen(code.flatMap(Difficulty.init)) }
}
