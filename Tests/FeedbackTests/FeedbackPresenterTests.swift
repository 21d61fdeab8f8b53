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
    presenter.presentCorrect(given: "Paris")
    presenter.presentIncorrect(given: "Rome", right: "Paris")
    #expect(
      output.calls == [
        .correct("Your answer: Paris", "Correct"), .incorrect("Your answer: Rome", "Incorrect", "The right answer: Paris"),
      ])
  }

  @Test func `a ready view gets its actions`() {
    presenter.eventViewReady()
    #expect(output.calls == [.actions("Continue", "Leave the match")])
  }
}

private final class OutputSpy: FeedbackPresenterOutput {
  enum Call: Equatable {
    case correct(String, String)
    case incorrect(String, String, String)
    case actions(String, String)
  }

  var calls: [Call] = []

  func showCorrect(title: String, verdict: String) { calls.append(.correct(title, verdict)) }

  func showIncorrect(title: String, verdict: String, rightAnswer: String) {
    calls.append(.incorrect(title, verdict, rightAnswer))
  }

  func showActions(proceed: String, leave: String) { calls.append(.actions(proceed, leave)) }
}
