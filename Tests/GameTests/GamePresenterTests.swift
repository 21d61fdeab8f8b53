import Entities
import Routing
import TestSupport
import Testing

@testable import Game

struct GamePresenterTests {
  private let match = Shared(Match.sample(3))
  private let output = OutputSpy()
  private let router = GameRouterSpy()
  private let presenter: GamePresenter

  init() {
    let useCase = GameUseCase(match: match, number: 0)
    presenter = GamePresenter(useCase: useCase, router: router)
    presenter.output = output
    useCase.output = presenter
  }

  @Test func `a question is put in words, its answers in their order`() {
    presenter.presentQuestion(
      GameQuestion(category: "Art", difficulty: "Hard", number: 3, total: 10, text: "Who?", answers: ["B", "A", "C"]))
    let words = GameQuestionText(
      title: "Art", progress: "Question 3 of 10", number: 3, total: 10, difficulty: "Hard", question: "Who?",
      answers: ["B", "A", "C"], leave: "Leave the match")
    #expect(output.calls == [.question(words)])
  }

  @Test func `the score is put in words`() {
    presenter.presentScore(0)
    presenter.presentScore(12)
    #expect(output.calls == [.score("Score 0"), .score("Score 12")])
  }

  @Test func `the router hears of the answer that counts and of no other`() {
    presenter.eventAnswer(9)
    presenter.eventAnswer(0)
    presenter.eventAnswer(1)
    #expect(router.calls == [.answered])
  }

  @Test func `leaving is reported and leaves the match as it is`() {
    presenter.eventLeave()
    #expect(router.calls == [.leaveRequested])
    #expect(match.value == .sample(3))
  }

  @Test func `what is shown does not tell which answer is right`() {
    let shown = [true, false].map { isTrue in
      match.update { $0 = Match(quiz: .sample([.sampleStatement(isTrue: isTrue)])) }
      output.calls = []
      presenter.eventViewReady()
      return output.calls
    }
    #expect(shown[0] == shown[1])
    #expect(shown[0].count == 2)
  }
}

private final class OutputSpy: GamePresenterOutput {
  enum Call: Equatable {
    case question(GameQuestionText)
    case score(String)
  }

  var calls: [Call] = []

  func showQuestion(_ question: GameQuestionText) { calls.append(.question(question)) }

  func showScore(_ words: String) { calls.append(.score(words)) }
}
