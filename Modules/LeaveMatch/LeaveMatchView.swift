import Observation
import Routing
import Terminal

@Observable
final class LeaveMatchView {
  private enum ID {
    static let stay = "stay"
    static let leave = "leave"
  }

  private let presenter: LeaveMatchPresenter
  private var title = ""
  private var words = ""
  private var actions: [Action] = []

  init(presenter: LeaveMatchPresenter) { self.presenter = presenter }
}

extension LeaveMatchView: PageScene {
  var content: Page {
    Page(scene: "LeaveMatch", title: title, blocks: [.notice(.warning, words)], actions: actions)
  }

  func receive(_ input: PageInput) {
    switch input.action {
    case ID.stay: presenter.eventStay()
    case ID.leave: presenter.eventLeave()
    default: break
    }
  }

  func sceneReady() { presenter.eventViewReady() }
}

extension LeaveMatchView: LeaveMatchPresenterOutput {
  func showQuestion(title: String, words: String) {
    self.title = title
    self.words = words
  }

  func showChoices(stay: String, leave: String) {
    actions = [Action(ID.stay, stay, role: .back, key: "s"), Action(ID.leave, leave, key: "l")]
  }
}
