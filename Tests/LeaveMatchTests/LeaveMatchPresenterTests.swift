import Entities
import Routing
import TestSupport
import Testing

@testable import LeaveMatch

struct LeaveMatchPresenterTests {
  private let output = OutputSpy()
  private let router = LeaveMatchRouterSpy()
  private let presenter: LeaveMatchPresenter

  init() {
    presenter = LeaveMatchPresenter(useCase: LeaveMatchUseCase(match: Shared(.sample())), router: router)
    presenter.output = output
  }

  @Test func `staying is reported to the router`() {
    presenter.eventStay()
    #expect(router.calls == [.stayChosen])
  }

  @Test func `leaving is reported to the router`() {
    presenter.eventLeave()
    #expect(router.calls == [.leaveChosen])
  }

  @Test func `the question says what would be lost`() {
    presenter.presentProgress(answered: 4, total: 10)
    #expect(
      output.calls == [.question("Leave the match?", "You have answered 4 of 10. The score of this match will not be kept.")])
  }

  @Test func `a ready view gets its choices`() {
    presenter.eventViewReady()
    #expect(output.calls == [.choices("Stay", "Leave")])
  }
}

private final class OutputSpy: LeaveMatchPresenterOutput {
  enum Call: Equatable {
    case question(String, String)
    case choices(String, String)
  }

  var calls: [Call] = []

  func showQuestion(title: String, words: String) { calls.append(.question(title, words)) }

  func showChoices(stay: String, leave: String) { calls.append(.choices(stay, leave)) }
}
