import Feedback
import Game
import LeaveMatch
import Result
import Routing
import Terminal

protocol CustomSequenceRouterPresenterOutput: AnyObject {
  func showStart()
  func show(_ route: SequenceRoute)
  func showLeft(_ kind: SequenceRoute.Kind)
  func showCompleted()
}

final class CustomSequenceRouterPresenter {
  weak var output: (any CustomSequenceRouterPresenterOutput)?

  private let useCase: CustomSequenceRouterUseCase
  private weak var router: (any CustomSequenceRouterRouter)?

  init(useCase: CustomSequenceRouterUseCase, router: any CustomSequenceRouterRouter) {
    self.useCase = useCase
    self.router = router
  }

  func eventViewReady() { output?.showStart() }
}

extension CustomSequenceRouterPresenter: GameRouter, FeedbackRouter {
  package func routeAnswered() { output?.show(.feedback) }

  package func routeContinueRequested() { useCase.eventContinue() }

  package func routeLeaveRequested() { output?.show(.leaveMatch) }
}

extension CustomSequenceRouterPresenter: ResultRouter {
  /// The modal goes first; what comes after the match is for the parent to say.
  package func routeResultDone() {
    output?.showLeft(.result)
    output?.showCompleted()
    router?.routeMatchFinished()
  }
}

extension CustomSequenceRouterPresenter: LeaveMatchRouter {
  package func routeStayChosen() { output?.showLeft(.leaveMatch) }

  package func routeLeaveChosen() {
    output?.showLeft(.leaveMatch)
    router?.routeMatchLeft()
  }
}

extension CustomSequenceRouterPresenter: CustomSequenceRouterUseCaseOutput {
  func presentQuestion(_ number: Int) { output?.show(.game(question: number)) }

  func presentResult() { output?.show(.result) }
}

extension CustomSequenceRouterPresenter: Coordinator {
  func makeScene(for route: SequenceRoute) -> any PageScene {
    switch route {
    case .game(let number): GameAssembly.makeView(router: self, match: useCase.match, question: number)
    case .feedback: FeedbackAssembly.makeView(router: self, match: useCase.match)
    case .result: ResultAssembly.makeView(router: self, match: useCase.match)
    case .leaveMatch: LeaveMatchAssembly.makeView(router: self, match: useCase.match)
    }
  }
}
