import Entities
import Routing
import Testing

@testable import Options

struct OptionsUseCaseTests {
  private let settings = Shared(Settings())
  private let store = SettingsStoreSpy()
  private let output = OutputSpy()
  private let useCase: OptionsUseCase

  init() {
    useCase = OptionsUseCase(settings: settings, store: store)
    useCase.output = output
  }

  @Test func `a ready view gets the settings and what there is to choose from`() {
    useCase.eventViewReady()
    let presented = OptionsSettings(
      amount: 10, lowestAmount: 1, highestAmount: 50, category: nil, difficulty: nil, kind: nil,
      categories: Category.allCases.map(\.name), kinds: ["Multiple choice", "True or false"])
    #expect(output.calls == [.settings(presented)])
  }

  @Test(arguments: [("1", 1), ("50", 50)])
  func `an amount from 1 to 50 is taken`(text: String, amount: Int) {
    useCase.eventAmount(text)
    #expect(settings.value.amount == amount)
    #expect(output.calls.isEmpty)
  }

  @Test(arguments: ["0", "51", "-1", "abc", "", "1.5", "99999999999999999999999"])
  func `any other amount is refused, and the old one stays`(text: String) {
    useCase.eventAmount(text)
    #expect(settings.value == Settings())
    #expect(store.saved.isEmpty)
    #expect(output.calls == [.amountRefused(text, 1, 50)])
  }

  @Test(arguments: [
    ("History", Category.history), ("23", .history), ("hIST", .history), ("art", .art), ("Entertainment: Film", .film),
    ("film", .film), ("cartoon", .cartoons),
  ])
  func `a category is taken by its name, its number or a part that fits no other`(text: String, category: Category) {
    useCase.eventCategory(text)
    #expect(settings.value.category == category)
    #expect(output.calls.isEmpty)
  }

  @Test(arguments: ["Cooking", "science", "8", "33", ""])
  func `a category that is unknown or could be several is refused, and the old one stays`(text: String) {
    settings.update { $0.category = .history }
    useCase.eventCategory(text)
    #expect(settings.value.category == .history)
    #expect(store.saved.isEmpty)
    #expect(output.calls == [.choiceRefused(text)])
  }

  @Test(arguments: [("True or false", QuestionKind.boolean), ("multiple CHOICE", .multiple), ("boolean", .boolean)])
  func `a type is taken by its name`(text: String, kind: QuestionKind) {
    useCase.eventKind(text)
    #expect(settings.value.kind == kind)
    #expect(output.calls.isEmpty)
  }

  @Test(arguments: ["essay", ""])
  func `an unknown type is refused, and the old one stays`(text: String) {
    settings.update { $0.kind = .boolean }
    useCase.eventKind(text)
    #expect(settings.value.kind == .boolean)
    #expect(store.saved.isEmpty)
    #expect(output.calls == [.choiceRefused(text)])
  }

  @Test func `no name and no difficulty stand for any`() {
    settings.update {
      $0.category = .history
      $0.kind = .boolean
      $0.difficulty = .hard
    }
    useCase.eventCategory(nil)
    useCase.eventKind(nil)
    useCase.eventDifficulty(nil)
    #expect(settings.value == Settings())
  }

  @Test func `every change is saved at once`() {
    var expected: [Settings] = []
    let changes: [() -> Void] = [
      { useCase.eventAmount("3") }, { useCase.eventCategory("History") }, { useCase.eventKind("boolean") },
      { useCase.eventDifficulty(.hard) },
    ]
    for change in changes {
      change()
      expected.append(settings.value)
      #expect(store.saved == expected)
    }
    #expect(Set(expected.map(\.difficulty)) == [nil, .hard])
  }

  @Test func `a change that could not be saved holds, and it is said where`() {
    store.breakDown(at: "the attic")
    useCase.eventDifficulty(.hard)
    #expect(settings.value.difficulty == .hard)
    #expect(store.saved.count == 1)
    #expect(output.calls == [.notSaved("the attic")])
  }

  @Test func `settings that change elsewhere are presented, and not saved again`() {
    useCase.eventViewReady()
    settings.update { $0.category = .art }
    #expect(output.calls.map(\.category) == [nil, "Art"])
    #expect(store.saved.isEmpty)
  }

  @Test func `the settings do not keep the use case`() {
    var useCase: OptionsUseCase? = OptionsUseCase(settings: settings, store: store)
    useCase?.eventViewReady()
    weak let weakUseCase = useCase
    useCase = nil
    #expect(weakUseCase == nil)
  }
}

private final class OutputSpy: OptionsUseCaseOutput {
  enum Call: Equatable {
    case settings(OptionsSettings)
    case amountRefused(String, Int, Int)
    case choiceRefused(String)
    case notSaved(String)

    var category: String? {
      if case .settings(let settings) = self { return settings.category }
      return nil
    }
  }

  var calls: [Call] = []

  func presentSettings(_ settings: OptionsSettings) { calls.append(.settings(settings)) }

  func presentAmountRefused(_ given: String, lowest: Int, highest: Int) { calls.append(.amountRefused(given, lowest, highest)) }

  func presentChoiceRefused(_ given: String) { calls.append(.choiceRefused(given)) }

  func presentNotSaved(place: String) { calls.append(.notSaved(place)) }
}
