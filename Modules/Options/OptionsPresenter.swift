import Entities
import Routing

protocol OptionsPresenterOutput: AnyObject {
  func showForm(_ form: OptionsForm)
  func showWarning(_ words: String)
  func showNoWarning()
}

/// The options in words.
struct OptionsForm: Equatable {
  /// A row that offers a choice.
  struct Choice: Equatable {
    let label: String
    let value: String
    let options: [String]
  }

  let title: String
  let amount: Choice
  let amountPrompt: String
  let category: Choice
  let difficulty: Choice
  let kind: Choice
  let done: String
}

final class OptionsPresenter {
  weak var output: (any OptionsPresenterOutput)?

  private let useCase: OptionsUseCase
  private weak var router: (any OptionsRouter)?
  private let anyCategory = "Any category"
  private let anyKind = "Any type"

  init(useCase: OptionsUseCase, router: any OptionsRouter) {
    self.useCase = useCase
    self.router = router
  }

  func eventViewReady() { useCase.eventViewReady() }

  func eventAmount(_ text: String) {
    output?.showNoWarning()
    useCase.eventAmount(text)
  }

  func eventCategory(_ name: String) {
    output?.showNoWarning()
    useCase.eventCategory(isAny(name, worded: anyCategory) ? nil : name)
  }

  func eventKind(_ name: String) {
    output?.showNoWarning()
    useCase.eventKind(isAny(name, worded: anyKind) ? nil : name)
  }

  func eventDifficulty() {
    output?.showNoWarning()
    router?.routeDifficultyRequested(
      reply: Reply { [weak self] outcome in
        if case .value(let difficulty) = outcome { self?.useCase.eventDifficulty(difficulty) }
      })
  }

  func eventDone() { router?.routeOptionsClosed() }

  /// Typed by hand it may be the one word, in any case.
  private func isAny(_ name: String, worded words: String) -> Bool {
    ["any", words.lowercased()].contains(name.lowercased())
  }
}

extension OptionsPresenter: OptionsUseCaseOutput {
  func presentSettings(_ settings: OptionsSettings) {
    output?.showForm(
      OptionsForm(
        title: "Options",
        amount: .init(label: "Number of questions", value: "\(settings.amount)", options: []),
        amountPrompt: "Number of questions (\(settings.lowestAmount)–\(settings.highestAmount))",
        category: .init(label: "Category", value: settings.category ?? anyCategory, options: [anyCategory] + settings.categories),
        difficulty: .init(label: "Difficulty", value: settings.difficulty ?? "Mixed", options: []),
        kind: .init(label: "Type", value: settings.kind ?? anyKind, options: [anyKind] + settings.kinds),
        done: "Done"))
  }

  func presentAmountRefused(_ given: String, lowest: Int, highest: Int) {
    output?.showWarning("“\(shortened(given))” is no number of questions; it takes \(lowest) to \(highest). The number stays as it was.")
  }

  func presentChoiceRefused(_ given: String) {
    output?.showWarning("“\(shortened(given))” is not among the choices. The option stays as it was.")
  }

  func presentNotSaved(place: String) {
    output?.showWarning("The options hold for now but could not be saved in \(place).")
  }

  /// Counts scalars, because a single character can be made of any number of them.
  private func shortened(_ text: String) -> String {
    let longest = 20
    let scalars = text.unicodeScalars
    return scalars.count <= longest ? text : String(scalars.prefix(longest)) + "…"
  }
}
