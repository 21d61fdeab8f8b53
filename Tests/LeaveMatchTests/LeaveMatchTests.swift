import Entities
import LeaveMatch
import Routing
import Terminal
import TestSupport
import Testing

/// The whole stack, through its only door.
struct LeaveMatchTests {
  private let match = Shared(Match.sample(3, answered: [true, false]))
  private let router = LeaveMatchRouterSpy()

  @Test func `the page asks before the match is lost, and escape stays`() {
    let page = makeReadyView().content
    #expect(page.title == "Leave the match?")
    #expect(page.blocks == [.notice(.warning, "You have answered 2 of 3. The score of this match will not be kept.")])
    #expect(page.actions == [Action("stay", "Stay", role: .back, key: "s"), Action("leave", "Leave", key: "l")])
  }

  @Test(arguments: [("stay", [LeaveMatchRouterSpy.Call.stayChosen]), ("leave", [.leaveChosen]), ("nothing", [])])
  func `each action reaches the router and leaves the match as it is`(action: String, calls: [LeaveMatchRouterSpy.Call]) {
    let before = match.value
    makeReadyView().receive(PageInput(action))
    #expect(router.calls == calls)
    #expect(match.value == before)
  }

  @Test func `the stack is gone with its view`() {
    var view: (any PageScene)? = makeReadyView()
    weak let weakView = view
    view = nil
    #expect(weakView == nil)
  }

  private func makeReadyView() -> any PageScene {
    let view = LeaveMatchAssembly.makeView(router: router, match: match)
    view.sceneReady()
    return view
  }
}
