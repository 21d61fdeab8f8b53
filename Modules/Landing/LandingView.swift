import Observation
import Routing
import Terminal

@Observable
final class LandingView {
  private enum ID {
    static let play = "play"
    static let options = "options"
    static let quit = "quit"
    static let cancel = "cancel"
  }

  private let presenter: LandingPresenter
  private var menu: LandingMenu?
  private var settings = ""
  private var loading: String?

  init(presenter: LandingPresenter) { self.presenter = presenter }
}

extension LandingView: PageScene {
  var content: Page {
    guard let menu else { return Page(scene: "Landing", title: "") }
    var blocks: [Page.Block] = [.headline(menu.greeting), .text(settings)]
    var actions = [
      Action(ID.play, menu.play, key: "p"), Action(ID.options, menu.options, key: "o"), Action(ID.quit, menu.quit, key: "q"),
    ]
    if let loading {
      blocks.append(.notice(.plain, loading))
      actions = [Action(ID.cancel, menu.cancel, role: .back, key: "c")]
    }
    return Page(scene: "Landing", title: menu.title, blocks: blocks, actions: actions, isBusy: loading != nil)
  }

  func receive(_ input: PageInput) {
    switch input.action {
    case ID.play: presenter.eventPlay()
    case ID.options: presenter.eventOptions()
    case ID.quit: presenter.eventQuit()
    case ID.cancel: presenter.eventCancel()
    default: break
    }
  }

  func sceneReady() { presenter.eventViewReady() }
}

extension LandingView: LandingPresenterOutput {
  func showMenu(_ menu: LandingMenu) { self.menu = menu }

  func showSettings(_ line: String) { settings = line }

  func showLoading(_ words: String) { loading = words }

  func showLoadingEnded() { loading = nil }
}
