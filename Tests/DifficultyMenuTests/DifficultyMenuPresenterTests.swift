import Entities
import Testing

@testable import DifficultyMenu

struct DifficultyMenuPresenterTests {
  private let output = OutputSpy()
  private let router = DifficultyMenuRouterSpy()
  private let presenter: DifficultyMenuPresenter

  init() {
    presenter = DifficultyMenuPresenter(useCase: DifficultyMenuUseCase(chosen: nil), router: router)
    presenter.output = output
  }

  @Test func `the choices are put in words, and the one that holds is named`() {
    presenter.presentChoices([nil, "Easy", "Hard"], chosen: 0)
    presenter.presentChoices([nil, "Easy", "Hard"], chosen: 2)
    let choices = ["Mixed", "Easy", "Hard"]
    #expect(
      output.calls == [
        .choices("Difficulty", "Now: Mixed", choices, "Cancel"), .choices("Difficulty", "Now: Hard", choices, "Cancel"),
      ])
  }

  @Test func `what was chosen is reported to the router as a difficulty`() {
    for code in ["easy", "medium", "hard", nil] { presenter.presentChosen(code: code) }
    #expect(
      router.calls == [.difficultyChosen(.easy), .difficultyChosen(.medium), .difficultyChosen(.hard), .difficultyChosen(nil)])
  }

  @Test func `cancelling is reported to the router`() {
    presenter.eventCancel()
    #expect(router.calls == [.difficultyCancelled])
    #expect(output.calls.isEmpty)
  }
}

private final class OutputSpy: DifficultyMenuPresenterOutput {
  enum Call: Equatable {
    case choices(String, String, [String], String)
  }

  var calls: [Call] = []

  func showChoices(title: String, hint: String, choices: [String], cancel: String) {
    calls.append(.choices(title, hint, choices, cancel))
  }
}
