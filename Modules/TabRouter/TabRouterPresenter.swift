import About
import DifficultyMenu
import Entities
import Gateways
import Options
import Routing
import StackRouter
import Terminal

protocol TabRouterPresenterOutput: AnyObject {
  func showStart(tabs: [TabTitle])
  func showTab(_ kind: TabRoute.Kind)
  func showDifficultyMenu(reply: Reply<Difficulty?>)
  func showDifficulty(_ difficulty: Difficulty?)
  func showLeft(_ kind: TabRoute.Kind)
}

/// A tab and its name.
struct TabTitle: Equatable {
  let kind: TabRoute.Kind
  let label: String
}

final class TabRouterPresenter {
  weak var output: (any TabRouterPresenterOutput)?

  private let useCase: TabRouterUseCase
  private weak var router: (any TabRouterRouter)?
  private let transitions: Transitions

  init(useCase: TabRouterUseCase, router: any TabRouterRouter, transitions: Transitions) {
    self.useCase = useCase
    self.router = router
    self.transitions = transitions
  }

  func eventViewReady() {
    output?.showStart(tabs: [
      TabTitle(kind: .play, label: "Play"), TabTitle(kind: .options, label: "Options"), TabTitle(kind: .about, label: "About"),
    ])
  }

  func eventTab(_ kind: TabRoute.Kind) { output?.showTab(kind) }
}

extension TabRouterPresenter: StackRouterRouter {
  package func routeQuitRequested() { router?.routeQuitRequested() }
}

extension TabRouterPresenter: OptionsRouter {
  package func routeDifficultyRequested(reply: Reply<Difficulty?>) { output?.showDifficultyMenu(reply: reply) }

  package func routeOptionsClosed() { output?.showTab(.play) }
}

extension TabRouterPresenter: DifficultyMenuRouter {
  package func routeDifficultyChosen(_ difficulty: Difficulty?) { output?.showDifficulty(difficulty) }

  package func routeDifficultyCancelled() { output?.showLeft(.difficultyMenu) }
}

extension TabRouterPresenter: AboutRouter {
  package func routeAboutClosed() { output?.showTab(.play) }
}

extension TabRouterPresenter: Coordinator {
  func makeScene(for route: TabRoute) -> any PageScene {
    switch route {
    case .play:
      StackRouterAssembly.makeView(
        router: self, settings: useCase.settings, mode: useCase.mode, generator: useCase.generator, gateways: useCase.gateways,
        transitions: transitions)
    case .options:
      OptionsAssembly.makeView(router: self, settings: useCase.settings, store: useCase.gateways.settings)
    case .about:
      AboutAssembly.makeView(router: self, version: useCase.version)
    case .difficultyMenu(let chosen):
      DifficultyMenuAssembly.makeView(router: self, chosen: chosen)
    }
  }

  /// The menu opens on the difficulty that is set.
  func coordinate(from source: TabRoute, to destination: TabRoute, identifier: String) -> TabRoute {
    identifier == "chooseDifficulty" ? .difficultyMenu(useCase.settings.value.difficulty) : destination
  }
}
