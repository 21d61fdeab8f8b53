import Observation
import Routing
import Terminal

@Observable
final class ResultView {
  private enum ID {
    static let done = "done"
  }

  private let presenter: ResultPresenter
  private var title = ""
  private var summary: [Page.Block] = []
  private var review: [Page.Block] = []
  private var actions: [Action] = []

  init(presenter: ResultPresenter) { self.presenter = presenter }
}

extension ResultView: PageScene {
  var content: Page { Page(scene: "Result", title: title, blocks: summary + review, actions: actions) }

  func receive(_ input: PageInput) {
    if input.action == ID.done { presenter.eventDone() }
  }

  func sceneReady() { presenter.eventViewReady() }
}

extension ResultView: ResultPresenterOutput {
  func showResult(title: String, score: String, message: String) {
    self.title = title
    summary = [.headline(score), .text(message)]
  }

  func showReview(_ lines: [ResultLine]) {
    review = lines.flatMap { line in
      [.text(line.question), .notice(line.isCorrect ? .good : .bad, line.verdict)]
    }
  }

  func showDone(_ label: String) { actions = [Action(ID.done, label, role: .back, key: "d")] }
}
