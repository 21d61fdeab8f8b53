import Gateways
import NoData
import Routing
import Terminal
import TestSupport
import Testing

/// The whole stack, through its only door.
struct NoDataTests {
  private let router = NoDataRouterSpy()

  @Test func `the page says what is wrong and offers three ways on`() {
    let page = makeReadyView(.timedOut).content
    #expect(page.title == "No questions")
    #expect(page.blocks == [.notice(.warning, "The questions did not come in time.")])
    #expect(
      page.actions == [
        Action("retry", "Try again", key: "t"), Action("built-in", "Play the built-in questions", key: "p"),
        Action("close", "Close", role: .back, key: "c"),
      ])
  }

  @Test func `each action reaches the router`() {
    let view = makeReadyView(.empty)
    for action in ["retry", "built-in", "close", "nothing"] { view.receive(PageInput(action)) }
    #expect(router.calls == [.retryChosen, .builtInChosen, .noDataClosed])
  }

  @Test func `the stack is gone with its view`() {
    var view: (any PageScene)? = makeReadyView(.empty)
    weak let weakView = view
    view = nil
    #expect(weakView == nil)
  }

  private func makeReadyView(_ reason: QuestionError) -> any PageScene {
    let view = NoDataAssembly.makeView(router: router, reason: reason)
    view.sceneReady()
    return view
  }
}
