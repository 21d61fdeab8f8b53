import Entities
import Landing
import Routing
import Terminal
import TestSupport
import Testing

/// The whole stack, through its only door.
struct LandingTests {
  private let settings = Shared(Settings())
  private let isLoading = Shared(false)
  private let router = LandingRouterSpy()

  @Test func `the page offers play, options and quit over the settings`() {
    let view = makeReadyView()
    #expect(view.content.title == "Trivia")
    #expect(view.content.words == ["How much do you know?", "10 questions · any category · mixed"])
    #expect(view.content.actions.map(\.id) == ["play", "options", "quit"])
    #expect(!view.content.isBusy)
  }

  @Test func `while questions load the page is busy and can only be cancelled`() {
    let view = makeReadyView()
    isLoading.update { $0 = true }
    #expect(view.content.isBusy)
    #expect(view.content.words.last == "Loading questions…")
    #expect(view.content.actions.map(\.id) == ["cancel"])
  }

  @Test func `each action reaches the router`() {
    let view = makeReadyView()
    for action in ["play", "cancel", "options", "quit", "nothing"] { view.receive(PageInput(action)) }
    #expect(router.calls == [.playRequested, .playCancelled, .optionsRequested, .quitRequested])
  }

  @Test func `the line follows the settings`() {
    let view = makeReadyView()
    settings.update { $0.difficulty = .hard }
    #expect(view.content.words.last == "10 questions · any category · hard")
  }

  @Test func `the stack is gone with its view`() {
    var view: (any PageScene)? = makeReadyView()
    weak let weakView = view
    view = nil
    #expect(weakView == nil)
    settings.update { $0.difficulty = .hard }
  }

  private func makeReadyView() -> any PageScene {
    let view = LandingAssembly.makeView(router: router, settings: settings, mode: .classic, isLoading: isLoading)
    view.sceneReady()
    return view
  }
}
