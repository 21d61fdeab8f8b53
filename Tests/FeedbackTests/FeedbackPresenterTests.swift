import Entities
import Routing
import TestSupport
import Testing

@testable import Feedback

struct FeedbackPresenterTests {
  private let output = OutputSpy()
  private let router = FeedbackRouterSpy()
  private let presenter: FeedbackPresenter

  init() {
    presenter = FeedbackPresenter(useCase: FeedbackUseCase(match: Shared(.sample())), router: router)
    presenter.output = output
  }

  @Test func `each event of the view is reported to the router`() {
    presenter.eventContinue()
    presenter.eventLeave()
    #expect(router.calls == [.continueRequested, .leaveRequested])
    #expect(output.calls.isEmpty)
  }

  @Test func `right and wrong are said in words`() {
    presenter.presentCorrect()
    presenter.presentIncorrect(rightAnswer: "Paris")
    #expect(output.calls == [.correct("Correct"), .incorrect("Incorrect", "The right answer: Paris")])
  }

  @Test func `a ready view gets its actions`() {
    presenter.eventViewReady()
    #expect(output.calls == [.actions("Continue", "Leave the match")])
  }
}

private final class OutputSpy: FeedbackPresenterOutput {
  enum Call: Equatable {
    case correct(String)
    case incorrect(String, String)
    case actions(String, String)
  }

  var calls: [Call] = []

  func showCorrect(_ words: String) { calls.append(.correct(words)) }

  func showIncorrect(_ words: String, rightAnswer: String) { calls.append(.incorrect(words, rightAnswer)) }

  func showActions(proceed: String, leave: String) { calls.append(.actions(proceed, leave)) }
}
