import Entities
import Feedback
import Routing
import Terminal
import TestSupport
import Testing

/// The whole stack, through its only door.
struct FeedbackTests {
  private let router = FeedbackRouterSpy()

  @Test func `after a right answer the page says so and no more`() {
    let page = makeReadyView(.sample(3, answered: [true])).content
    #expect(page.title == "Your answer: Right 1")
    #expect(page.blocks == [.notice(.good, "Correct")])
  }

  @Test func `after a wrong answer the page says so and which was right`() {
    let page = makeReadyView(.sample(3, answered: [false])).content
    #expect(page.title.hasPrefix("Your answer: Wrong 1"))
    #expect(page.blocks == [.notice(.bad, "Incorrect"), .text("The right answer: Right 1")])
  }

  @Test func `the page offers to go on and to leave`() {
    #expect(
      makeReadyView(.sample(3, answered: [true])).content.actions == [
        Action("continue", "Continue", key: "c"), Action("leave", "Leave the match", role: .back, key: "l"),
      ])
  }

  @Test func `before the first answer the page says nothing`() {
    let page = makeReadyView(.sample()).content
    #expect(page.title.isEmpty)
    #expect(page.blocks.isEmpty)
  }

  @Test func `each action reaches the router`() {
    let view = makeReadyView(.sample(3, answered: [true]))
    for action in ["continue", "leave", "nothing"] { view.receive(PageInput(action)) }
    #expect(router.calls == [.continueRequested, .leaveRequested])
  }

  @Test func `the stack is gone with its view`() {
    var view: (any PageScene)? = makeReadyView(.sample(3, answered: [true]))
    weak let weakView = view
    view = nil
    #expect(weakView == nil)
  }

  private func makeReadyView(_ match: Match) -> any PageScene {
    let view = FeedbackAssembly.makeView(router: router, match: Shared(match))
    view.sceneReady()
    return view
  }
}
