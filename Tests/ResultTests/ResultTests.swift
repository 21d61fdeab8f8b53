import Entities
import Result
import Routing
import Terminal
import TestSupport
import Testing

/// The whole stack, through its only door.
struct ResultTests {
  private let router = ResultRouterSpy()

  @Test func `the page has the score, a word on it, and the review`() {
    let match = Match.sample(2, answered: [true, false])
    let wrong = match.quiz.questions[1]
    let page = makeReadyView(match).content
    #expect(page.title == "Result")
    #expect(
      page.blocks == [
        .headline("You got 1 of 2 right."), .text("Well done!"),
        .text("1. Sample question 1?"), .notice(.good, "Right: Right 1"),
        .text("2. Sample question 2?"), .notice(.bad, "Wrong: \(wrong.answers[wrong.wrongIndex]). The right answer: Right 2"),
      ])
    #expect(page.actions == [Action("done", "Done", role: .back, key: "d")])
  }

  @Test func `a match of nothing has a result too`() {
    #expect(
      makeReadyView(.sample(0)).content.words == ["You got 0 of 0 right.", "Everyone starts somewhere. Another round?"])
  }

  @Test func `done reaches the router`() {
    let view = makeReadyView(.sample())
    for action in ["done", "nothing"] { view.receive(PageInput(action)) }
    #expect(router.calls == [.resultDone])
  }

  @Test func `the stack is gone with its view`() {
    var view: (any PageScene)? = makeReadyView(.sample())
    weak let weakView = view
    view = nil
    #expect(weakView == nil)
  }

  private func makeReadyView(_ match: Match) -> any PageScene {
    let view = ResultAssembly.makeView(router: router, match: Shared(match))
    view.sceneReady()
    return view
  }
}
