import Entities
import Routing
import Testing

@testable import Options

struct OptionsPresenterTests {
  private let settings = Shared(Settings())
  private let output = OutputSpy()
  private let router = OptionsRouterSpy()
  private let presenter: OptionsPresenter

  init() {
    presenter = OptionsPresenter(useCase: OptionsUseCase(settings: settings, store: SettingsStoreSpy()), router: router)
    presenter.output = output
  }

  @Test func `the settings are put in words, with any and mixed for what is open`() {
    presenter.presentSettings(
      OptionsSettings(
        amount: 10, lowestAmount: 1, highestAmount: 50, category: nil, difficulty: nil, kind: nil, categories: ["Art"], kinds: ["Odd"]))
    let form = OptionsForm(
      title: "Options", amount: .init(label: "Number of questions", value: "10", options: []),
      amountPrompt: "Number of questions (1–50)",
      category: .init(label: "Category", value: "Any category", options: ["Any category", "Art"]),
      difficulty: .init(label: "Difficulty", value: "Mixed", options: []),
      kind: .init(label: "Type", value: "Any type", options: ["Any type", "Odd"]), done: "Done")
    #expect(output.calls == [.form(form)])
  }

  @Test func `what is chosen is shown by its name`() {
    presenter.presentSettings(
      OptionsSettings(
        amount: 1, lowestAmount: 1, highestAmount: 50, category: "Art", difficulty: "Hard", kind: "Odd", categories: [], kinds: []))
    #expect(output.forms.map { [$0.amount, $0.category, $0.difficulty, $0.kind].map(\.value) } == [["1", "Art", "Hard", "Odd"]])
  }

  @Test func `each refusal has its sentence`() {
    presenter.presentAmountRefused("51", lowest: 1, highest: 50)
    presenter.presentChoiceRefused("Cooking")
    presenter.presentNotSaved(place: "the attic")
    #expect(
      output.calls == [
        .warning("“51” is no number of questions; it takes 1 to 50. The number stays as it was."),
        .warning("“Cooking” is not among the choices. The option stays as it was."),
        .warning("The options hold for now but could not be saved in the attic."),
      ])
  }

  @Test(arguments: [
    (String(repeating: "x", count: 20), String(repeating: "x", count: 20)),
    (String(repeating: "x", count: 21), String(repeating: "x", count: 20) + "…"),
    ("\u{1B}]0;" + String(repeating: "x", count: 100_000), "\u{1B}]0;" + String(repeating: "x", count: 16) + "…"),
    ("a" + String(repeating: "\u{301}", count: 100_000), "a" + String(repeating: "\u{301}", count: 19) + "…"),
  ])
  func `of a long text that is refused only the beginning is shown`(text: String, beginning: String) {
    presenter.presentChoiceRefused(text)
    presenter.presentAmountRefused(text, lowest: 1, highest: 50)
    #expect(
      output.calls == [
        .warning("“\(beginning)” is not among the choices. The option stays as it was."),
        .warning("“\(beginning)” is no number of questions; it takes 1 to 50. The number stays as it was."),
      ])
  }

  @Test(arguments: ["Any category", "any CATEGORY", "any"])
  func `any category can be chosen by its words`(text: String) {
    settings.update { $0.category = .art }
    presenter.eventCategory(text)
    #expect(settings.value.category == nil)
  }

  @Test(arguments: ["Any type", "any TYPE", "any"])
  func `any type can be chosen by its words`(text: String) {
    settings.update { $0.kind = .boolean }
    presenter.eventKind(text)
    #expect(settings.value.kind == nil)
  }

  @Test func `each change takes the old warning away first`() {
    presenter.eventAmount("2")
    presenter.eventCategory("Art")
    presenter.eventKind("boolean")
    presenter.eventDifficulty()
    #expect(output.calls == [.noWarning, .noWarning, .noWarning, .noWarning])
  }

  @Test func `a difficulty is asked of the router, and the one that is chosen is taken`() {
    presenter.eventDifficulty()
    #expect(router.calls == [.difficultyRequested])
    #expect(settings.value.difficulty == nil)
    router.resolve(with: .hard)
    #expect(settings.value.difficulty == .hard)
  }

  @Test func `done is reported to the router`() {
    presenter.eventDone()
    #expect(router.calls == [.optionsClosed])
  }
}

private final class OutputSpy: OptionsPresenterOutput {
  enum Call: Equatable {
    case form(OptionsForm)
    case warning(String)
    case noWarning
  }

  var calls: [Call] = []

  var forms: [OptionsForm] {
    calls.compactMap { if case .form(let form) = $0 { form } else { nil } }
  }

  func showForm(_ form: OptionsForm) { calls.append(.form(form)) }

  func showWarning(_ words: String) { calls.append(.warning(words)) }

  func showNoWarning() { calls.append(.noWarning) }
}
