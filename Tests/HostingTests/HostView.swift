import Entities
import Routing
import Terminal

/// A container of any kind.
final class HostView<State: NavigationState> where State.Route == HostRoute {
  let navigator: Navigator<State, Page, PageInput>
  let presenter: HostPresenter

  init(_ state: State, presenter: HostPresenter) {
    self.presenter = presenter
    navigator = Navigator(state, transitions: Transitions(), coordinator: presenter)
    presenter.output = self
  }
}

extension HostView: PageContainer {
  var content: Page { navigator.page(of: "Host") }

  func sceneReady() { navigator.start() }
}

extension HostView: HostPresenterOutput {
  func showDifficultyMenu(reply: Reply<Difficulty?>) { navigator.show(.difficultyMenu, reply: reply) }

  func showLeft(_ kind: HostRoute.Kind) { navigator.exit(kind) }
}
