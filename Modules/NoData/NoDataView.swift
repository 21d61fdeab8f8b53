import Observation
import Routing
import Terminal

@Observable
final class NoDataView {
  private enum ID {
    static let retry = "retry"
    static let builtIn = "built-in"
    static let close = "close"
  }

  private let presenter: NoDataPresenter
  private var title = ""
  private var words = ""
  private var actions: [Action] = []

  init(presenter: NoDataPresenter) { self.presenter = presenter }
}

extension NoDataView: PageScene {
  var content: Page { Page(scene: "NoData", title: title, blocks: [.notice(.warning, words)], actions: actions) }

  func receive(_ input: PageInput) {
    switch input.action {
    case ID.retry: presenter.eventRetry()
    case ID.builtIn: presenter.eventBuiltIn()
    case ID.close: presenter.eventClose()
    default: break
    }
  }

  func sceneReady() { presenter.eventViewReady() }
}

extension NoDataView: NoDataPresenterOutput {
  func showReason(title: String, words: String) {
    self.title = title
    self.words = words
  }

  func showChoices(retry: String, builtIn: String, close: String) {
    actions = [
      Action(ID.retry, retry, key: "t"), Action(ID.builtIn, builtIn, key: "p"), Action(ID.close, close, role: .back, key: "c"),
    ]
  }
}
