import Entities
import Game
import Routing
import Terminal
import TestSupport
import Testing

/// The whole stack, through its only door.
struct GameTests {
  private let match = Shared(Match.sample(10, answered: [true, false]))
  private let router = GameRouterSpy()

  @Test func `the page asks the question and offers its answers as they were dealt`() {
    let page = makeReadyView().content
    #expect(page.title == "History")
    #expect(
      page.blocks == [
        .gauge(words: "Question 3 of 10", value: 3, total: 10), .text("Medium · Score 1"), .headline("Sample question 3?"),
      ])
    let choices = page.actions.filter { $0.role == .choice }
    #expect(choices.map(\.label) == match.value.quiz.questions[2].answers)
    #expect(choices.map(\.id) == ["answer-1", "answer-2", "answer-3", "answer-4"])
    #expect(page.actions.last == Action("leave", "Leave the match", role: .back, key: "l"))
  }

  @Test func `a number that is taken gives the answer that stands at it`() {
    let view = makeReadyView()
    view.receive(PageInput("answer-3"))
    #expect(match.value.answers.map(\.chosen).last == 2)
    #expect(router.calls == [.answered])
    #expect(view.content.actions.count == 5)
  }

  @Test func `the score follows the match`() {
    let view = makeReadyView()
    match.update { $0.answerNext(isRight: true) }
    #expect(view.content.words[1] == "Medium · Score 2")
  }

  @Test func `leaving reaches the router and leaves the match as it is`() {
    let view = makeReadyView()
    let before = match.value
    view.receive(PageInput("leave"))
    #expect(router.calls == [.leaveRequested])
    #expect(match.value == before)
  }

  @Test(arguments: ["answer-0", "answer-5", "answer-", "answer-x", "answer--9223372036854775808", "answer-9223372036854775807", "nothing"])
  func `what the page does not offer changes nothing`(action: String) {
    let view = makeReadyView()
    let before = match.value
    view.receive(PageInput(action))
    #expect(match.value == before)
    #expect(router.calls.isEmpty)
  }

  @Test func `the page of a question that the quiz does not have is empty`() {
    let page = makeReadyView(question: 10).content
    #expect(page.words.isEmpty)
    #expect(page.actions.isEmpty)
  }

  @Test func `the stack is gone with its view`() {
    var view: (any PageScene)? = makeReadyView()
    weak let weakView = view
    view = nil
    #expect(weakView == nil)
    match.update { $0.answerNext(isRight: true) }
  }

  private func makeReadyView(question number: Int = 2) -> any PageScene {
    let view = GameAssembly.makeView(router: router, match: match, question: number)
    view.sceneReady()
    return view
  }
}
