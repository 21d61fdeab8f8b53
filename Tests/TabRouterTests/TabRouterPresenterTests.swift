import Entities
import Gateways
import Routing
import TestSupport
import Testing

@testable import TabRouter

struct TabRouterPresenterTests {
  private let output = OutputSpy()
  private let router = TabRouterSpy()
  private let useCase = TabRouterUseCase(
    settings: Settings(), mode: .classic, generator: SeededGenerator(seed: 1), gateways: .stub(StubQuestions(.empty)), version: "1")
  private let presenter: TabRouterPresenter

  init() {
    presenter = TabRouterPresenter(useCase: useCase, router: router, transitions: Transitions())
    presenter.output = output
  }

  @Test func `the tabs are Play, Options and About`() {
    presenter.eventViewReady()
    #expect(output.calls == [.start(["Play", "Options", "About"])])
  }

  @Test func `a tab that is asked for is shown`() {
    presenter.eventTab(.about)
    #expect(output.calls == [.tab(.about)])
  }

  @Test func `from Options and About one goes back to Play`() {
    presenter.routeOptionsClosed()
    presenter.routeAboutClosed()
    #expect(output.calls == [.tab(.play), .tab(.play)])
  }

  @Test func `a quit is for the program to decide`() {
    presenter.routeQuitRequested()
    #expect(router.quits == 1)
    #expect(output.calls == [])
  }

  @Test func `the difficulty is asked for, returned or cancelled`() {
    presenter.routeDifficultyRequested(reply: Reply { _ in })
    presenter.routeDifficultyChosen(nil)
    presenter.routeDifficultyCancelled()
    #expect(output.calls == [.difficultyMenu, .difficulty(nil), .left(.difficultyMenu)])
  }

  @Test func `the menu is prepared with the difficulty that is set`() {
    useCase.settings.update { $0.difficulty = .easy }
    #expect(presenter.coordinate(from: .options, to: .difficultyMenu(nil), identifier: "chooseDifficulty") == .difficultyMenu(.easy))
    #expect(presenter.coordinate(from: .play, to: .about, identifier: "tab") == .about)
  }
}

private final class OutputSpy: TabRouterPresenterOutput {
  enum Call: Equatable {
    case start([String])
    case tab(TabRoute.Kind)
    case difficultyMenu
    case difficulty(Difficulty?)
    case left(TabRoute.Kind)
  }

  var calls: [Call] = []

  func showStart(tabs: [TabTitle]) { calls.append(.start(tabs.map(\.label))) }

  func showTab(_ kind: TabRoute.Kind) { calls.append(.tab(kind)) }

  func showDifficultyMenu(reply: Reply<Difficulty?>) { calls.append(.difficultyMenu) }

  func showDifficulty(_ difficulty: Difficulty?) { calls.append(.difficulty(difficulty)) }

  func showLeft(_ kind: TabRoute.Kind) { calls.append(.left(kind)) }
}
