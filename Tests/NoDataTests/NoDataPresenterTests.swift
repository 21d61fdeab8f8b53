import Gateways
import Testing

@testable import NoData

struct NoDataPresenterTests {
  private let output = OutputSpy()
  private let router = NoDataRouterSpy()
  private let presenter: NoDataPresenter

  init() {
    presenter = NoDataPresenter(useCase: NoDataUseCase(reason: .empty), router: router)
    presenter.output = output
  }

  @Test func `each event of the view is reported to the router`() {
    presenter.eventRetry()
    presenter.eventBuiltIn()
    presenter.eventClose()
    #expect(router.calls == [.retryChosen, .builtInChosen, .noDataClosed])
    #expect(output.calls.isEmpty)
  }

  @Test func `each reason has a sentence of its own`() {
    let reasons: [QuestionError] = [
      .unreachable, .timedOut, .rateLimited(seconds: 5), .malformed, .badParameter, .empty, .tooFew(available: 0),
      .tooFew(available: 1), .tooFew(available: 2), .cancelled,
    ]
    for reason in reasons { presenter.presentReason(reason) }
    #expect(Set(output.sentences).count == reasons.count)
    #expect(output.sentences.allSatisfy { $0.count > 20 && $0.hasSuffix(".") })
    #expect(Set(output.titles) == ["No questions"])
  }

  @Test(arguments: [(0, "0 seconds"), (1, "1 second"), (5, "5 seconds")])
  func `a pause is counted in words that agree`(seconds: Int, words: String) {
    presenter.presentReason(.rateLimited(seconds: seconds))
    #expect(output.sentences == ["The server asks for a pause of \(words)."])
  }

  @Test(arguments: [
    (0, "No question fits these options; a wider choice may help."),
    (1, "Only 1 question fits these options; ask for fewer, or choose more widely."),
    (7, "Only 7 questions fit these options; ask for fewer, or choose more widely."),
  ])
  func `too few questions are counted in words that agree`(available: Int, sentence: String) {
    presenter.presentReason(.tooFew(available: available))
    #expect(output.sentences == [sentence])
  }

  @Test func `a ready view gets its choices`() {
    presenter.eventViewReady()
    #expect(output.calls == [.choices("Try again", "Play the built-in questions", "Close")])
  }
}

private final class OutputSpy: NoDataPresenterOutput {
  enum Call: Equatable {
    case reason(String, String)
    case choices(String, String, String)
  }

  var calls: [Call] = []

  var titles: [String] { reasons.map(\.title) }

  var sentences: [String] { reasons.map(\.words) }

  private var reasons: [(title: String, words: String)] {
    calls.compactMap { if case .reason(let title, let words) = $0 { (title, words) } else { nil } }
  }

  func showReason(title: String, words: String) { calls.append(.reason(title, words)) }

  func showChoices(retry: String, builtIn: String, close: String) { calls.append(.choices(retry, builtIn, close)) }
}
