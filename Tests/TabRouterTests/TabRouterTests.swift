import Entities
import Gateways
import Routing
import TabRouter
import Terminal
import TestSupport
import Testing

/// The whole program's tree of scenes, through its only door.
struct TabRouterTests {
  private let router = TabRouterSpy()

  @Test func `it starts on the Play tab, with all tabs in reach`() {
    let view = makeActiveView()
    #expect(view.content.path == ["TabRouter", "StackRouter", "Landing"])
    #expect(selectedTabs(view) == ["tab-play"])
  }

  @Test(arguments: [("tab-options", "Options"), ("tab-about", "About")])
  func `a tab is selected, and its scene leads back to Play`(tab: String, scene: String) {
    let view = makeActiveView()
    view.receive(PageInput(tab))
    #expect(view.content.path == ["TabRouter", scene])
    #expect(selectedTabs(view) == [tab])
    view.receive(PageInput(view.content.actions.first { $0.role == .back }?.id ?? ""))
    #expect(view.content.path == ["TabRouter", "StackRouter", "Landing"])
  }

  @Test func `what the Options tab changes, Landing shows`() {
    let view = makeActiveView()
    view.receive(PageInput("tab-options"))
    view.receive(PageInput("amount", value: "5"))
    view.receive(PageInput("tab-play"))
    #expect(view.content.words.last == "5 questions · any category · mixed")
  }

  @Test func `the difficulty is a popover over the Options tab too`() {
    let view = makeActiveView()
    for action in ["tab-options", "difficulty"] { view.receive(PageInput(action)) }
    #expect(view.content.path == ["TabRouter", "Options", "DifficultyMenu"])
    view.receive(PageInput("choice-2"))
    #expect(view.content.path == ["TabRouter", "Options"])
    #expect(view.content.active.actions.contains { $0.role == .menu(value: "Easy") })
  }

  @Test func `a match stays as it is while another tab is visited`() async {
    let view = makeActiveView()
    view.receive(PageInput("play"))
    await settle { view.content.active.scene == "Game" }
    view.receive(PageInput("answer-1"))
    let before = view.content
    for action in ["tab-about", "tab-options", "tab-play"] { view.receive(PageInput(action)) }
    #expect(view.content == before)
  }

  @Test func `a match that comes while another tab is shown waits in its own`() async {
    let questions = HeldQuestions([.sample()])
    let view = makeActiveView(questions)
    for action in ["play", "tab-about"] { view.receive(PageInput(action)) }
    questions.release()
    await settle { false }
    #expect(view.content.path == ["TabRouter", "About"])
    view.receive(PageInput("tab-play"))
    #expect(view.content.path == ["TabRouter", "StackRouter", "CustomSequenceRouter", "Game"])
  }

  @Test func `under a modal or an alert no tab is offered`() {
    let view = makeActiveView()
    view.receive(PageInput("options"))
    #expect(!view.content.active.actions.contains { $0.id.hasPrefix("tab-") })
  }

  @Test func `quit reaches the program`() {
    makeActiveView().receive(PageInput("quit"))
    #expect(router.quits == 1)
  }

  @Test func `two programs share nothing`() {
    let (one, other) = (makeActiveView(), makeActiveView())
    one.receive(PageInput("tab-options"))
    one.receive(PageInput("amount", value: "5"))
    #expect(other.content.words.last == "10 questions · any category · mixed")
  }

  @Test func `the whole tree is gone with its view`() {
    var view: (any PageScene)? = makeActiveView()
    weak let weakView = view
    view?.sceneDetached()
    view = nil
    #expect(weakView == nil)
  }

  private func selectedTabs(_ view: any PageScene) -> [String] {
    view.content.active.actions.filter { $0.role == .tab(isSelected: true) }.map(\.id)
  }

  private func makeActiveView(_ questions: any QuestionSource = StubQuestions([.sample(1), .sample(2)])) -> any PageScene {
    let view = TabRouterAssembly.makeView(
      router: router, settings: Settings(), mode: .classic, generator: SeededGenerator(seed: 1),
      gateways: .stub(questions), version: "1", transitions: Transitions())
    view.sceneReady()
    view.sceneActivated()
    return view
  }
}
