import Observation
import Routing
import Terminal

@Observable
final class OptionsView {
  private enum ID {
    static let amount = "amount"
    static let category = "category"
    static let difficulty = "difficulty"
    static let kind = "type"
    static let done = "done"
  }

  private let presenter: OptionsPresenter
  private var form: OptionsForm?
  private var warning: String?

  init(presenter: OptionsPresenter) { self.presenter = presenter }
}

extension OptionsView: PageScene {
  var content: Page {
    guard let form else { return Page(scene: "Options", title: "") }
    return Page(
      scene: "Options", title: form.title, blocks: warning.map { [.notice(.warning, $0)] } ?? [],
      actions: [
        Action(ID.amount, form.amount.label, role: .field(value: form.amount.value, prompt: form.amountPrompt)),
        Action(ID.category, form.category.label, role: picker(form.category)),
        Action(ID.difficulty, form.difficulty.label, role: .menu(value: form.difficulty.value)),
        Action(ID.kind, form.kind.label, role: picker(form.kind)),
        Action(ID.done, form.done, role: .back, key: "d"),
      ])
  }

  func receive(_ input: PageInput) {
    switch input.action {
    case ID.amount: presenter.eventAmount(input.value ?? "")
    case ID.category: presenter.eventCategory(input.value ?? next(form?.category))
    case ID.difficulty: presenter.eventDifficulty()
    case ID.kind: presenter.eventKind(input.value ?? next(form?.kind))
    case ID.done: presenter.eventDone()
    default: break
    }
  }

  func sceneReady() { presenter.eventViewReady() }

  private func picker(_ choice: OptionsForm.Choice) -> Action.Role {
    .picker(value: choice.value, options: choice.options)
  }

  /// What follows the value that is shown, for a picker that was taken without naming one.
  private func next(_ choice: OptionsForm.Choice?) -> String {
    guard let choice, let index = choice.options.firstIndex(of: choice.value) else { return "" }
    return choice.options[(index + 1) % choice.options.count]
  }
}

extension OptionsView: OptionsPresenterOutput {
  func showForm(_ form: OptionsForm) { self.form = form }

  func showWarning(_ words: String) { warning = words }

  func showNoWarning() { warning = nil }
}
