import DifficultyMenu
import Entities
import Routing
import Terminal
import TestSupport
import Testing

/// The whole stack, through its only door.
struct DifficultyMenuTests {
  private let router = DifficultyMenuRouterSpy()

  @Test func `the page offers mixed, easy, medium and hard, and names the one that holds`() {
    let page = makeReadyView(chosen: .medium).content
    #expect(page.title == "Difficulty")
    #expect(page.words == ["Now: Medium"])
    #expect(
      page.actions == [
        Action("choice-1", "Mixed", role: .choice), Action("choice-2", "Easy", role: .choice),
        Action("choice-3", "Medium", role: .choice), Action("choice-4", "Hard", role: .choice),
        Action("cancel", "Cancel", role: .back, key: "c"),
      ])
  }

  @Test func `no difficulty is named mixed`() {
    #expect(makeReadyView(chosen: nil).content.words == ["Now: Mixed"])
  }

  @Test func `each choice reaches the router`() {
    let view = makeReadyView(chosen: .hard)
    for action in ["choice-1", "choice-2", "choice-3", "choice-4"] { view.receive(PageInput(action)) }
    #expect(
      router.calls == [.difficultyChosen(nil), .difficultyChosen(.easy), .difficultyChosen(.medium), .difficultyChosen(.hard)])
  }

  @Test func `cancelling reaches the router`() {
    makeReadyView(chosen: .hard).receive(PageInput("cancel"))
    #expect(router.calls == [.difficultyCancelled])
  }

  @Test(arguments: ["choice-0", "choice-5", "choice-", "choice-x", "choice--9223372036854775808", "choice-9223372036854775807", "nothing"])
  func `what the page does not offer is ignored`(action: String) {
    makeReadyView(chosen: nil).receive(PageInput(action))
    #expect(router.calls.isEmpty)
  }

  @Test func `the stack is gone with its view`() {
    var view: (any PageScene)? = makeReadyView(chosen: nil)
    weak let weakView = view
    view = nil
    #expect(weakView == nil)
  }

  private func makeReadyView(chosen: Difficulty?) -> any PageScene {
    let view = DifficultyMenuAssembly.makeView(router: router, chosen: chosen)
    view.sceneReady()
    return view
  }
}
