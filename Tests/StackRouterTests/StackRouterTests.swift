import Entities
import Gateways
import Routing
import StackRouter
import Terminal
import TestSupport
import Testing

/// The whole router with its real children, through its only door.
struct StackRouterTests {
  private let settings = Shared(Settings())
  private let transitions = Transitions()
  private let router = StackRouterSpy()

  @Test func `it starts on Landing`() {
    #expect(makeActiveView(StubQuestions(.empty)).content.path == ["StackRouter", "Landing"])
  }

  @Test func `a match is pushed over Landing, played to its result and left for Landing`() async {
    let view = makeActiveView(StubQuestions([.sample()]))
    await play(view)
    #expect(view.content.path == ["StackRouter", "CustomSequenceRouter", "Game"])
    #expect(view.content.trail == ["Trivia"])
    for action in ["answer-1", "continue"] { view.receive(PageInput(action)) }
    #expect(view.content.active.scene == "Result")
    view.receive(PageInput("done"))
    #expect(view.content.path == ["StackRouter", "Landing"])
  }

  @Test func `NoData is an alert over Landing`() async {
    let view = makeActiveView(StubQuestions(.timedOut))
    await play(view)
    #expect(view.content.layers.map(\.style) == [.alert])
    #expect(view.content.path == ["StackRouter", "Landing", "NoData"])
    view.receive(PageInput("close"))
    #expect(view.content.path == ["StackRouter", "Landing"])
  }

  @Test func `from NoData the built-in questions can be played`() async {
    let view = makeActiveView(StubQuestions(.timedOut), builtIn: StubQuestions([.sample()]))
    await play(view)
    view.receive(PageInput("built-in"))
    await settle { view.content.active.scene == "Game" }
    #expect(view.content.path == ["StackRouter", "CustomSequenceRouter", "Game"])
  }

  @Test func `Options is a modal, with the difficulty in a popover beside its row`() {
    let view = makeActiveView(StubQuestions(.empty))
    for action in ["options", "difficulty"] { view.receive(PageInput(action)) }
    #expect(view.content.layers.map(\.style) == [.modal, .popover(anchor: "difficulty")])
    view.receive(PageInput("choice-4"))
    #expect(settings.value.difficulty == .hard)
    #expect(view.content.layers.map(\.style) == [.modal])
    view.receive(PageInput("done"))
    #expect(view.content.words.last == "10 questions · any category · hard")
  }

  @Test func `options changed while a match runs do not reach it`() async {
    let view = makeActiveView(StubQuestions([.sample(1), .sample(2)]))
    await play(view)
    settings.update { _ = $0.setAmount(50) }
    #expect(view.content.active.words.first == "Question 1 of 2")
  }

  @Test func `the whole tree is gone with its view`() async {
    var view: (any PageScene)? = makeActiveView(StubQuestions([.sample()]))
    if let view { await play(view) }
    weak let weakView = view
    view?.sceneDetached()
    view = nil
    #expect(weakView == nil)
    #expect(transitions.counts.emitted == transitions.counts.handled)
  }

  private func makeActiveView(_ source: any QuestionSource, builtIn: any QuestionSource = StubQuestions(.empty)) -> any PageScene {
    let view = StackRouterAssembly.makeView(
      router: router, settings: settings, mode: .classic, generator: SeededGenerator(seed: 1),
      gateways: .stub(source, builtIn: builtIn), transitions: transitions)
    view.sceneReady()
    view.sceneActivated()
    return view
  }

  private func play(_ view: any PageScene) async {
    view.receive(PageInput("play"))
    await settle { !view.content.active.isBusy }
  }
}
