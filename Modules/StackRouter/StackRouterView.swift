import Entities
import Routing
import Terminal

final class StackRouterView {
  let navigator: Navigator<Stack<StackRoute>, Page, PageInput>

  private let presenter: StackRouterPresenter

  init(presenter: StackRouterPresenter, transitions: Transitions) {
    self.presenter = presenter
    navigator = Navigator(Stack(root: .landing), transitions: transitions, coordinator: presenter)
  }
}

extension StackRouterView: PageContainer {
  var content: Page { navigator.page(of: "StackRouter") }

  func sceneReady() { presenter.eventViewReady() }
}

extension StackRouterView: StackRouterPresenterOutput {
  func showStart() { navigator.start() }

  func show(_ route: StackRoute) { navigator.show(route) }

  func showDifficultyMenu(reply: Reply<Difficulty?>) { navigator.show(.difficultyMenu(nil), reply: reply) }

  func showDifficulty(_ difficulty: Difficulty?) { navigator.exit(.difficultyMenu, returning: difficulty) }

  func showLeft(_ kind: StackRoute.Kind) { navigator.exit(kind) }
}
