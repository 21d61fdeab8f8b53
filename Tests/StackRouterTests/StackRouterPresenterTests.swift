import Entities
import Gateways
import Routing
import TestSupport
import Testing

@testable import StackRouter

struct StackRouterPresenterTests {
  private let output = OutputSpy()
  private let router = StackRouterSpy()
  private let useCase: StackRouterUseCase
  private let presenter: StackRouterPresenter

  init() {
    let transitions = Transitions()
    useCase = StackRouterUseCase(
      settings: Shared(Settings()), mode: .classic, generator: SeededGenerator(seed: 1), gateways: .stub(StubQuestions(.empty)),
      transitions: transitions)
    presenter = StackRouterPresenter(useCase: useCase, router: router, transitions: transitions)
    presenter.output = output
  }

  @Test func `play is for the use case to decide`() {
    presenter.routePlayRequested()
    #expect(useCase.isLoading.value)
    presenter.routePlayCancelled()
    #expect(!useCase.isLoading.value)
    #expect(output.calls == [])
  }

  @Test func `options are shown, and left when they close`() {
    presenter.routeOptionsRequested()
    presenter.routeOptionsClosed()
    #expect(output.calls == [.show(.options), .left(.options)])
  }

  @Test func `a quit is for the parent to decide`() {
    presenter.routeQuitRequested()
    #expect(router.quits == 1)
    #expect(output.calls == [])
  }

  @Test func `data is a match, none is NoData`() {
    presenter.presentMatch(.sample())
    presenter.presentNoData(.timedOut)
    #expect(output.calls == [.show(.match(.sample())), .show(.noData(.timedOut))])
  }

  @Test func `a match is left when it is finished and when it is given up`() {
    presenter.routeMatchFinished()
    presenter.routeMatchLeft()
    #expect(output.calls == [.left(.match), .left(.match)])
  }

  @Test func `NoData is left before anything else is tried`() {
    presenter.routeNoDataClosed()
    #expect(!useCase.isLoading.value)
    presenter.routeRetryChosen()
    #expect(useCase.isLoading.value)
    presenter.routePlayCancelled()
    presenter.routeBuiltInChosen()
    #expect(useCase.isLoading.value)
    #expect(output.calls == [.left(.noData), .left(.noData), .left(.noData)])
  }

  @Test func `the difficulty is asked for, returned or cancelled`() {
    presenter.routeDifficultyRequested(reply: Reply { _ in })
    presenter.routeDifficultyChosen(.hard)
    presenter.routeDifficultyCancelled()
    #expect(output.calls == [.difficultyMenu, .difficulty(.hard), .left(.difficultyMenu)])
  }

  @Test func `the menu is prepared with the difficulty that is set, other scenes are not touched`() {
    useCase.settings.update { $0.difficulty = .hard }
    #expect(presenter.coordinate(from: .options, to: .difficultyMenu(nil), identifier: "chooseDifficulty") == .difficultyMenu(.hard))
    #expect(presenter.coordinate(from: .landing, to: .options, identifier: "options") == .options)
  }
}

private final class OutputSpy: StackRouterPresenterOutput {
  enum Call: Equatable {
    case start
    case show(StackRoute)
    case difficultyMenu
    case difficulty(Difficulty?)
    case left(StackRoute.Kind)
  }

  var calls: [Call] = []

  func showStart() { calls.append(.start) }

  func show(_ route: StackRoute) { calls.append(.show(route)) }

  func showDifficultyMenu(reply: Reply<Difficulty?>) { calls.append(.difficultyMenu) }

  func showDifficulty(_ difficulty: Difficulty?) { calls.append(.difficulty(difficulty)) }

  func showLeft(_ kind: StackRoute.Kind) { calls.append(.left(kind)) }
}
