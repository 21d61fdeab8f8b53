import Routing
import Terminal

final class CustomSequenceRouterView {
  let navigator: Navigator<Steps<SequenceRoute>, Page, PageInput>

  private let presenter: CustomSequenceRouterPresenter

  init(presenter: CustomSequenceRouterPresenter, transitions: Transitions) {
    self.presenter = presenter
    navigator = Navigator(Steps(start: .game(question: 0)), transitions: transitions, coordinator: presenter)
  }
}

extension CustomSequenceRouterView: PageContainer {
  var content: Page { navigator.page(of: "CustomSequenceRouter") }

  func sceneReady() { presenter.eventViewReady() }
}

extension CustomSequenceRouterView: CustomSequenceRouterPresenterOutput {
  func showStart() { navigator.start() }

  func show(_ route: SequenceRoute) { navigator.show(route) }

  func showLeft(_ kind: SequenceRoute.Kind) { navigator.exit(kind) }

  func showCompleted() { navigator.complete() }
}
