import Testing

@testable import About

struct AboutPresenterTests {
  private let output = OutputSpy()
  private let router = AboutRouterSpy()
  private let presenter: AboutPresenter

  init() {
    presenter = AboutPresenter(useCase: AboutUseCase(version: "1.2.3"), router: router)
    presenter.output = output
  }

  @Test func `closing is reported to the router`() {
    presenter.eventClose()
    #expect(router.calls == [.aboutClosed])
    #expect(output.calls.isEmpty)
  }

  @Test(arguments: ["Trivia 4.5.6:", "MIT licence", "Open Trivia Database (opentdb.com)", "Pixeltail Games LLC", "CC BY-SA 4.0"])
  func `the words name the version, the licence and whose the questions are`(part: String) {
    presenter.presentVersion("4.5.6")
    #expect(output.calls.count == 1)
    #expect(output.calls.allSatisfy { $0.paragraphs.joined(separator: "\n").contains(part) })
  }

  @Test func `the page has its title and a way out`() {
    presenter.presentVersion("4.5.6")
    #expect(output.calls.map(\.title) == ["About"])
    #expect(output.calls.map(\.close) == ["Back to the game"])
  }
}

private final class OutputSpy: AboutPresenterOutput {
  struct Call: Equatable {
    let title: String
    let paragraphs: [String]
    let close: String
  }

  var calls: [Call] = []

  func showAbout(title: String, paragraphs: [String], close: String) {
    calls.append(Call(title: title, paragraphs: paragraphs, close: close))
  }
}
