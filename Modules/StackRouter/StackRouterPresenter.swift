import CustomSequenceRouter
import DifficultyMenu
import Entities
import Gateways
import Landing
import NoData
import Options
import Routing
import Terminal

protocol StackRouterPresenterOutput: AnyObject {
  func showStart()
  func show(_ route: StackRoute)
  func showDifficultyMenu(reply: Reply<Difficulty?>)
  func showDifficulty(_ difficulty: Difficulty?)
  func showLeft(_ kind: StackRoute.Kind)
}

final class StackRouterPresenter {
  weak var output: (any StackRouterPresenterOutput)?

  private let useCase: StackRouterUseCase
  private weak var router: (any StackRouterRouter)?
  private let transitions: Transitions

  init(useCase: StackRouterUseCase, router: any StackRouterRouter, transitions: Transitions) {
    self.useCase = useCase
    self.router = router
    self.transitions = transitions
  }

  func eventViewReady() { output?.showStart() }
}

extension StackRouterPresenter: LandingRouter {
  package func routePlayRequested() { useCase.eventPlayRequested() }

  package func routePlayCancelled() { useCase.eventPlayCancelled() }

  package func routeOptionsRequested() { output?.show(.options) }

  package func routeQuitRequested() { router?.routeQuitRequested() }
}

extension StackRouterPresenter: CustomSequenceRouterRouter {
  package func routeMatchFinished() { output?.showLeft(.match) }

  package func routeMatchLeft() { output?.showLeft(.match) }
}

extension StackRouterPresenter: OptionsRouter {
  package func routeDifficultyRequested(reply: Reply<Difficulty?>) { output?.showDifficultyMenu(reply: reply) }

  package func routeOptionsClosed() { output?.showLeft(.options) }
}

extension StackRouterPresenter: DifficultyMenuRouter {
  package func routeDifficultyChosen(_ difficulty: Difficulty?) { output?.showDifficulty(difficulty) }

  package func routeDifficultyCancelled() { output?.showLeft(.difficultyMenu) }
}

extension StackRouterPresenter: NoDataRouter {
  package func routeRetryChosen() {
    output?.showLeft(.noData)
    useCase.eventPlayRequested()
  }

  package func routeBuiltInChosen() {
    output?.showLeft(.noData)
    useCase.eventBuiltInRequested()
  }

  package func routeNoDataClosed() { output?.showLeft(.noData) }
}

extension StackRouterPresenter: StackRouterUseCaseOutput {
  func presentMatch(_ quiz: Quiz) { output?.show(.match(quiz)) }

  func presentNoData(_ reason: QuestionError) { output?.show(.noData(reason)) }
}

extension StackRouterPresenter: Coordinator {
  func makeScene(for route: StackRoute) -> any PageScene {
    switch route {
    case .landing:
      LandingAssembly.makeView(router: self, settings: useCase.settings, mode: useCase.mode, isLoading: useCase.isLoading)
    case .match(let quiz):
      CustomSequenceRouterAssembly.makeView(router: self, quiz: quiz, transitions: transitions)
    case .options:
      OptionsAssembly.makeView(router: self, settings: useCase.settings, store: useCase.gateways.settings)
    case .difficultyMenu(let chosen):
      DifficultyMenuAssembly.makeView(router: self, chosen: chosen)
    case .noData(let reason):
      NoDataAssembly.makeView(router: self, reason: reason)
    }
  }

  /// The menu opens on the difficulty that is set.
  func coordinate(from source: StackRoute, to destination: StackRoute, identifier: String) -> StackRoute {
    identifier == "chooseDifficulty" ? .difficultyMenu(useCase.settings.value.difficulty) : destination
  }
}
