import Entities
import Gateways
import Routing

protocol OptionsUseCaseOutput: AnyObject {
  func presentSettings(_ settings: OptionsSettings)
  func presentAmountRefused(_ given: String, lowest: Int, highest: Int)
  func presentChoiceRefused(_ given: String)
  func presentNotSaved(place: String)
}

/// The settings as values to word; no value stands for any.
struct OptionsSettings: Equatable {
  let amount: Int
  let lowestAmount: Int
  let highestAmount: Int
  let category: String?
  let difficulty: String?
  let kind: String?
  let categories: [String]
  let kinds: [String]
}

/// Every change is saved as it is made, so that there is no way of leaving that could lose one.
final class OptionsUseCase {
  weak var output: (any OptionsUseCaseOutput)?

  private let settings: Shared<Settings>
  private let store: any SettingsStore

  init(settings: Shared<Settings>, store: any SettingsStore) {
    self.settings = settings
    self.store = store
  }

  func eventViewReady() {
    present(settings.value)
    settings.observe(self) { [weak self] in self?.present($0) }
  }

  func eventAmount(_ text: String) {
    let amounts = Settings.amounts
    guard let amount = Int(text), amounts.contains(amount) else {
      output?.presentAmountRefused(text, lowest: amounts.lowerBound, highest: amounts.upperBound)
      return
    }
    change { _ = $0.setAmount(amount) }
  }

  /// Takes a category by its name; any category stands at no name.
  func eventCategory(_ name: String?) {
    guard let name else { return change { $0.category = nil } }
    guard let category = Category(reading: name) else {
      output?.presentChoiceRefused(name)
      return
    }
    change { $0.category = category }
  }

  func eventKind(_ name: String?) {
    guard let name else { return change { $0.kind = nil } }
    guard let kind = QuestionKind.allCases.first(where: { $0.name.lowercased() == name.lowercased() || $0.rawValue == name }) else {
      output?.presentChoiceRefused(name)
      return
    }
    change { $0.kind = kind }
  }

  func eventDifficulty(_ difficulty: Difficulty?) { change { $0.difficulty = difficulty } }

  private func change(_ change: (inout Settings) -> Void) {
    settings.update(change)
    do {
      try store.save(settings.value)
    } catch {
      switch error {
      case .unwritable(let place): output?.presentNotSaved(place: place)
      }
    }
  }

  private func present(_ settings: Settings) {
    output?.presentSettings(
      OptionsSettings(
        amount: settings.amount, lowestAmount: Settings.amounts.lowerBound, highestAmount: Settings.amounts.upperBound,
        category: settings.category?.name, difficulty: settings.difficulty?.name, kind: settings.kind?.name,
        categories: Category.allCases.map(\.name), kinds: QuestionKind.allCases.map(\.name)))
  }
}
