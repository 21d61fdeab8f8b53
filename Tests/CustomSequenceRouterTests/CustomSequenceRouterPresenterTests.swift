import Entities
import TestSupport
import Testing

@testable import CustomSequenceRouter

struct CustomSequenceRouterPresenterTests {
  private let journal = MatchJournal()
  private let presenter: CustomSequenceRouterPresenter

  init() {
    presenter = CustomSequenceRouterPresenter(useCase: CustomSequenceRouterUseCase(quiz: .sample()), router: journal)
    presenter.output = journal
  }

  @Test func `an answer leads to feedback, a leave to the question whether to`() {
    presenter.routeAnswered()
    presenter.routeLeaveRequested()
    #expect(journal.calls == [.show(.feedback), .show(.leaveMatch)])
  }

  @Test func `the use case says what comes next`() {
    presenter.presentQuestion(2)
    presenter.presentResult()
    #expect(journal.calls == [.show(.game(question: 2)), .show(.result)])
  }

  @Test func `done dismisses the result, completes the sequence, and only then reports`() {
    presenter.routeResultDone()
    #expect(journal.calls == [.left(.result), .completed, .matchFinished])
  }

  @Test func `who stays goes back to the question`() {
    presenter.routeStayChosen()
    #expect(journal.calls == [.left(.leaveMatch)])
  }

  @Test func `who leaves leaves the alert first, then the match`() {
    presenter.routeLeaveChosen()
    #expect(journal.calls == [.left(.leaveMatch), .matchLeft])
  }
}

/// What is shown and what is reported, in one order.
private final class MatchJournal: CustomSequenceRouterPresenterOutput, CustomSequenceRouterRouter {
  enum Call: Equatable {
    case start
    case show(SequenceRoute)
    case left(SequenceRoute.Kind)
    case completed, matchFinished, matchLeft
  }

  var calls: [Call] = []

  func showStart() { calls.append(.start) }

  func show(_ route: SequenceRoute) { calls.append(.show(route)) }

  func showLeft(_ kind: SequenceRoute.Kind) { calls.append(.left(kind)) }

  func showCompleted() { calls.append(.completed) }

  func routeMatchFinished() { calls.append(.matchFinished) }

  func routeMatchLeft() { calls.append(.matchLeft) }
}
