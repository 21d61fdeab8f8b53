import Observation
import Routing
import Terminal

@Observable
final class FeedbackView {
  private enum ID {
    static let proceed = "continue"
    static let leave = "leave"
  }

  private let presenter: FeedbackPresenter
  private var title = ""
  private var blocks: [Page.Block] = []
  private var actions: [Action] = []

  init(presenter: FeedbackPresenter) { self.presenter = presenter }
}

extension FeedbackView: PageScene {
  var content: Page { Page(scene: "Feedback", title: title, blocks: blocks, actions: actions) }

  func receive(_ input: PageInput) {
    switch input.action {
    case ID.proceed: presenter.eventContinue()
    case ID.leave: presenter.eventLeave()
    default: break
    }
  }

  func sceneReady() { presenter.eventViewReady() }
}

extension FeedbackView: FeedbackPresenterOutput {
  func showCorrect(title: String, verdict: String) {
    self.title = title
    blocks = [.notice(.good, verdict)]
  }

  func showIncorrect(title: String, verdict: String, rightAnswer: String) {
    self.title = title
    blocks = [.notice(.bad, verdict), .text(rightAnswer)]
  }

  func showActions(proceed: String, leave: String) {
    actions = [Action(ID.proceed, proceed, key: "c"), Action(ID.leave, leave, role: .back, key: "l")]
  }
}
