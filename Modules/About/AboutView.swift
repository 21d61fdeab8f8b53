import Observation
import Routing
import Terminal

@Observable
final class AboutView {
  private enum ID {
    static let close = "close"
  }

  private let presenter: AboutPresenter
  private var title = ""
  private var paragraphs: [String] = []
  private var actions: [Action] = []

  init(presenter: AboutPresenter) { self.presenter = presenter }
}

extension AboutView: PageScene {
  var content: Page { Page(scene: "About", title: title, blocks: paragraphs.map(Page.Block.text), actions: actions) }

  func receive(_ input: PageInput) {
    if input.action == ID.close { presenter.eventClose() }
  }

  func sceneReady() { presenter.eventViewReady() }
}

extension AboutView: AboutPresenterOutput {
  func showAbout(title: String, paragraphs: [String], close: String) {
    self.title = title
    self.paragraphs = paragraphs
    actions = [Action(ID.close, close, role: .back, key: "b")]
  }
}
