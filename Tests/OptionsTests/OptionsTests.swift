import Entities
import Options
import Routing
import Terminal
import TestSupport
import Testing

/// The whole stack, through its only door.
struct OptionsTests {
  private let settings = Shared(Settings())
  private let store = SettingsStoreSpy()
  private let router = OptionsRouterSpy()

  @Test func `the page has a row for each option and a way out`() {
    let page = makeReadyView().content
    let categories = ["Any category"] + Category.allCases.map(\.name)
    #expect(page.title == "Options")
    #expect(page.blocks.isEmpty)
    #expect(
      page.actions == [
        Action("amount", "Number of questions", role: .field(value: "10", prompt: "Number of questions (1–50)")),
        Action("category", "Category", role: .picker(value: "Any category", options: categories)),
        Action("difficulty", "Difficulty", role: .menu(value: "Mixed")),
        Action("type", "Type", role: .picker(value: "Any type", options: ["Any type", "Multiple choice", "True or false"])),
        Action("done", "Done", role: .back, key: "d"),
      ])
  }

  @Test func `a value that is given is taken, saved and shown`() {
    let view = makeReadyView()
    view.receive(PageInput("amount", value: "5"))
    view.receive(PageInput("category", value: "History"))
    view.receive(PageInput("type", value: "True or false"))
    #expect(view.content.values == ["5", "History", "Mixed", "True or false"])
    #expect(store.saved.count == 3)
    #expect(store.saved.last == settings.value)
  }

  @Test(arguments: [("amount", "0"), ("amount", nil), ("category", "?"), ("type", "?")])
  func `a value that is refused leaves a sentence and the old values`(action: String, value: String?) {
    let view = makeReadyView()
    view.receive(PageInput(action, value: value))
    #expect(view.content.values == ["10", "Any category", "Mixed", "Any type"])
    #expect(view.content.blocks.map(\.isWarning) == [true])
    #expect(store.saved.isEmpty)
  }

  @Test func `a warning goes with the next change`() {
    let view = makeReadyView()
    view.receive(PageInput("amount", value: "0"))
    view.receive(PageInput("amount", value: "7"))
    #expect(view.content.blocks.isEmpty)
  }

  @Test func `a picker that is taken without a value goes through all categories and back to any`() {
    let view = makeReadyView()
    let taken = (0...Category.allCases.count).map { _ in
      view.receive(PageInput("category"))
      return settings.value.category
    }
    #expect(taken == Category.allCases.map(Optional.some) + [nil])
    #expect(view.content.blocks.isEmpty)
  }

  @Test func `a picker that is taken without a value goes through all types and back to any`() {
    let view = makeReadyView()
    let taken = (0..<3).map { _ in
      view.receive(PageInput("type"))
      return settings.value.kind
    }
    #expect(taken == [.multiple, .boolean, nil])
  }

  @Test func `the difficulty row opens its menu, and what is chosen there is taken, saved and shown`() {
    let view = makeReadyView()
    view.receive(PageInput("difficulty"))
    router.resolve(with: .hard)
    #expect(router.calls == [.difficultyRequested])
    #expect(view.content.values[2] == "Hard")
    #expect(store.saved.map(\.difficulty) == [.hard])
  }

  @Test func `mixed is a difficulty that can be chosen`() {
    settings.update { $0.difficulty = .hard }
    let view = makeReadyView()
    view.receive(PageInput("difficulty"))
    router.resolve(with: nil)
    #expect(view.content.values[2] == "Mixed")
    #expect(store.saved == [Settings()])
  }

  @Test func `a menu that is left without a choice changes nothing`() {
    settings.update { $0.difficulty = .hard }
    let view = makeReadyView()
    view.receive(PageInput("difficulty"))
    router.cancel()
    #expect(view.content.values[2] == "Hard")
    #expect(store.saved.isEmpty)
  }

  @Test func `a change that could not be saved holds, with a warning that goes when the next one is`() {
    let view = makeReadyView()
    store.breakDown(at: "the attic")
    view.receive(PageInput("amount", value: "5"))
    #expect(view.content.values.first == "5")
    #expect(view.content.blocks == [.notice(.warning, "The options hold for now but could not be saved in the attic.")])
    store.breakDown(at: nil)
    view.receive(PageInput("category", value: "Art"))
    #expect(view.content.blocks.isEmpty)
    #expect(store.saved.last == settings.value)
  }

  @Test func `settings that change elsewhere show`() {
    let view = makeReadyView()
    settings.update { $0.category = .film }
    #expect(view.content.values == ["10", "Entertainment: Film", "Mixed", "Any type"])
  }

  @Test func `done reaches the router`() {
    let view = makeReadyView()
    for action in ["done", "nothing"] { view.receive(PageInput(action)) }
    #expect(router.calls == [.optionsClosed])
  }

  @Test func `the stack is gone with its view, and a difficulty that comes later changes nothing`() {
    var view: (any PageScene)? = makeReadyView()
    view?.receive(PageInput("difficulty"))
    weak let weakView = view
    view = nil
    #expect(weakView == nil)
    router.resolve(with: .hard)
    #expect(settings.value == Settings())
    #expect(store.saved.isEmpty)
  }

  private func makeReadyView() -> any PageScene {
    let view = OptionsAssembly.makeView(router: router, settings: settings, store: store)
    view.sceneReady()
    return view
  }
}

extension Page {
  /// The values of the rows, in their order.
  fileprivate var values: [String] {
    actions.compactMap { action in
      switch action.role {
      case .field(let value, _), .picker(let value, _), .menu(let value): value
      case .choice, .command, .back, .tab: nil
      }
    }
  }
}

extension Page.Block {
  fileprivate var isWarning: Bool {
    if case .notice(.warning, let words) = self { return words.hasSuffix(".") }
    return false
  }
}
