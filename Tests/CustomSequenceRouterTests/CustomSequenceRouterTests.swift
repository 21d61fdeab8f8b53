import CustomSequenceRouter
import Entities
import Routing
import Terminal
import TestSupport
import Testing

/// The whole router with its real children, through its only door.
struct CustomSequenceRouterTests {
  private let router = RouterSpy()
  private let transitions = Transitions()

  @Test func `it starts on the first question`() {
    let view = makeActiveView(.sample())
    #expect(view.content.path == ["CustomSequenceRouter", "Game"])
    #expect(view.content.words.first == "Question 1 of 3")
  }

  @Test func `feedback is a child over its question, and continue leads to the next`() {
    let view = makeActiveView(.sample())
    view.receive(PageInput("answer-1"))
    #expect(view.content.layers.map(\.style) == [.child])
    #expect(view.content.path == ["CustomSequenceRouter", "Game", "Feedback"])
    view.receive(PageInput("continue"))
    #expect(view.content.layers.isEmpty)
    #expect(view.content.words.first == "Question 2 of 3")
  }

  @Test func `the score of a covered question is already the new one`() {
    let view = makeActiveView(.sample([.sampleStatement(isTrue: true), .sample()]))
    view.receive(PageInput("answer-1"))
    #expect(view.content.words[1] == "Easy · Score 1")
  }

  @Test func `a second answer finds feedback in its place and counts for nothing`() {
    let view = makeActiveView(.sample([.sampleStatement(isTrue: true), .sample()]))
    view.receive(PageInput("answer-1"))
    view.receive(PageInput("answer-2"))
    #expect(view.content.active.scene == "Feedback")
    #expect(view.content.words[1] == "Easy · Score 1")
  }

  @Test func `sudden death goes from the first wrong answer to the result`() {
    let view = makeActiveView(.sample([.sampleStatement(isTrue: false), .sample()], mode: .suddenDeath))
    for action in ["answer-1", "continue"] { view.receive(PageInput(action)) }
    #expect(view.content.active.scene == "Result")
    #expect(view.content.active.words.first == "You got 0 of 2 right.")
  }

  @Test func `the result is a modal, and done reports that the match is finished, once`() {
    let view = makeActiveView(.sample([.sample()]))
    for action in ["answer-1", "continue"] { view.receive(PageInput(action)) }
    #expect(view.content.layers.last?.style == .modal)
    for _ in 0..<2 { view.receive(PageInput("done")) }
    #expect(router.calls == [.matchFinished])
    #expect(!view.content.path.contains("Result"))
  }

  @Test func `to leave is asked first, from the question and from feedback`() {
    let view = makeActiveView(.sample())
    view.receive(PageInput("leave"))
    #expect(view.content.path == ["CustomSequenceRouter", "Game", "LeaveMatch"])
    view.receive(PageInput("stay"))
    view.receive(PageInput("answer-1"))
    view.receive(PageInput("leave"))
    #expect(view.content.layers.map(\.style) == [.child, .alert])
    #expect(router.calls == [])
    view.receive(PageInput("leave"))
    #expect(router.calls == [.matchLeft])
  }

  @Test func `the whole match is gone with its view`() {
    var view: (any PageScene)? = makeActiveView(.sample())
    view?.receive(PageInput("answer-1"))
    weak let weakView = view
    view?.sceneDetached()
    view = nil
    #expect(weakView == nil)
  }

  private func makeActiveView(_ quiz: Quiz) -> any PageScene {
    let view = CustomSequenceRouterAssembly.makeView(router: router, quiz: quiz, transitions: transitions)
    view.sceneReady()
    view.sceneActivated()
    return view
  }
}

private final class RouterSpy: CustomSequenceRouterRouter {
  enum Call {
    case matchFinished, matchLeft
  }

  var calls: [Call] = []

  func routeMatchFinished() { calls.append(.matchFinished) }

  func routeMatchLeft() { calls.append(.matchLeft) }
}
