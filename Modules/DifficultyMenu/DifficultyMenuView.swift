import Observation
import Routing
import Terminal

@Observable
final class DifficultyMenuView {
  private enum ID {
    static let choice = "choice-"
    static let cancel = "cancel"
  }

  private let presenter: DifficultyMenuPresenter
  private var title = ""
  private var hint = ""
  private var actions: [Action] = []

  init(presenter: DifficultyMenuPresenter) { self.presenter = presenter }
}

extension DifficultyMenuView: PageScene {
  var content: Page { Page(scene: "DifficultyMenu", title: title, blocks: [.text(hint)], actions: actions) }

  func receive(_ input: PageInput) {
    if input.action == ID.cancel {
      presenter.eventCancel()
    } else if input.action.hasPrefix(ID.choice), let number = Int(input.action.dropFirst(ID.choice.count)), number > 0 {
      presenter.eventChoice(number - 1)
    }
  }

  func sceneReady() { presenter.eventViewReady() }
}

extension DifficultyMenuView: DifficultyMenuPresenterOutput {
  func showChoices(title: String, hint: String, choices: [String], cancel: String) {
    self.title = title
    self.hint = hint
    actions =
      choices.enumerated().map { Action("\(ID.choice)\($0 + 1)", $1, role: .choice) }
      + [Action(ID.cancel, cancel, role: .back, key: "c")]
  }
}
