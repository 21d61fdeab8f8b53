import Entities
import Routing
import TestSupport
import Testing

@testable import Result

struct ResultPresenterTests {
  private let output = OutputSpy()
  private let router = ResultRouterSpy()
  private let presenter: ResultPresenter

  init() {
    presenter = ResultPresenter(useCase: ResultUseCase(match: Shared(.sample())), router: router)
    presenter.output = output
  }

  @Test func `done is reported to the router`() {
    presenter.eventDone()
    #expect(router.calls == [.resultDone])
    #expect(output.calls.isEmpty)
  }

  @Test(arguments: [
    (ResultBand.low, "Everyone starts somewhere. Another round?"),
    (.fair, "A fair start; there is more in you."),
    (.good, "Well done!"),
    (.perfect, "Perfect. Nobody does that by luck."),
  ])
  func `each band has its words`(band: ResultBand, message: String) {
    presenter.presentScore(right: 3, total: 7, band: band)
    #expect(output.calls == [.result("Result", "You got 3 of 7 right.", message)])
  }

  @Test func `the review is numbered and says what was right only when it was not given`() {
    presenter.presentReview([
      ResultAnswer(question: "Who?", given: "She", right: "She", isCorrect: true),
      ResultAnswer(question: "Where?", given: "Here", right: "There", isCorrect: false),
    ])
    #expect(
      output.calls == [
        .review([
          ResultLine(question: "1. Who?", verdict: "Right: She", isCorrect: true),
          ResultLine(question: "2. Where?", verdict: "Wrong: Here. The right answer: There", isCorrect: false),
        ])
      ])
  }

  @Test func `a ready view gets its way out`() {
    presenter.eventViewReady()
    #expect(output.calls == [.done("Done")])
  }
}

private final class OutputSpy: ResultPresenterOutput {
  enum Call: Equatable {
    case result(String, String, String)
    case review([ResultLine])
    case done(String)
  }

  var calls: [Call] = []

  func showResult(title: String, score: String, message: String) { calls.append(.result(title, score, message)) }

  func showReview(_ lines: [ResultLine]) { calls.append(.review(lines)) }

  func showDone(_ label: String) { calls.append(.done(label)) }
}
