import About
import Routing
import Terminal
import TestSupport
import Testing

/// The whole stack, through its only door.
struct AboutTests {
  private let router = AboutRouterSpy()

  @Test func `the page says what this is and gives the questions their due`() {
    let page = makeReadyView().content
    #expect(page.title == "About")
    #expect(page.words.first?.hasPrefix("Trivia 1.2.3: ") == true)
    #expect(page.words.last?.contains("by Pixeltail Games LLC and its contributors, under CC BY-SA 4.0") == true)
    #expect(page.actions == [Action("close", "Back to the game", role: .back, key: "b")])
  }

  @Test func `closing reaches the router`() {
    let view = makeReadyView()
    for action in ["close", "nothing"] { view.receive(PageInput(action)) }
    #expect(router.calls == [.aboutClosed])
  }

  @Test func `the stack is gone with its view`() {
    var view: (any PageScene)? = makeReadyView()
    weak let weakView = view
    view = nil
    #expect(weakView == nil)
  }

  private func makeReadyView() -> any PageScene {
    let view = AboutAssembly.makeView(router: router, version: "1.2.3")
    view.sceneReady()
    return view
  }
}
