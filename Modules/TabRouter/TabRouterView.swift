import Entities
import Observation
import Routing
import Terminal

final class TabRouterView {
  let navigator: Navigator<Tabs<TabRoute>, Page, PageInput>

  private let presenter: TabRouterPresenter
  private var tabs: [TabTitle] = []

  init(presenter: TabRouterPresenter, transitions: Transitions) {
    self.presenter = presenter
    navigator = Navigator(Tabs(.play, .options, .about), transitions: transitions, coordinator: presenter)
  }
}

extension TabRouterView: PageContainer {
  var content: Page { navigator.page(of: "TabRouter").offering(tabs: tabs.enumerated().map(action)) }

  func receive(_ input: PageInput) {
    if let tab = tabs.first(where: { id($0) == input.action }) {
      presenter.eventTab(tab.kind)
    } else {
      navigator.receive(input)
    }
  }

  func sceneReady() { presenter.eventViewReady() }

  private func action(index: Int, tab: TabTitle) -> Action {
    let selected = navigator.state.entries[navigator.state.current].route.kind
    return Action(id(tab), tab.label, role: .tab(isSelected: tab.kind == selected), key: "t\(index + 1)")
  }

  private func id(_ tab: TabTitle) -> String {
    switch tab.kind {
    case .play: "tab-play"
    case .options: "tab-options"
    case .about: "tab-about"
    case .difficultyMenu: "tab-difficulty"
    }
  }
}

extension TabRouterView: TabRouterPresenterOutput {
  func showStart(tabs: [TabTitle]) {
    self.tabs = tabs
    navigator.start()
  }

  func showTab(_ kind: TabRoute.Kind) { navigator.select(kind) }

  func showDifficultyMenu(reply: Reply<Difficulty?>) { navigator.show(.difficultyMenu(nil), reply: reply) }

  func showDifficulty(_ difficulty: Difficulty?) { navigator.exit(.difficultyMenu, returning: difficulty) }

  func showLeft(_ kind: TabRoute.Kind) { navigator.exit(kind) }
}
