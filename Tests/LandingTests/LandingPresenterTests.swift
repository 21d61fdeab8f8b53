import Entities
import Routing
import Testing

@testable import Landing

struct LandingPresenterTests {
  private let output = OutputSpy()
  private let router = LandingRouterSpy()
  private let presenter: LandingPresenter

  init() {
    presenter = LandingPresenter(
      useCase: LandingUseCase(settings: Shared(Settings()), mode: .classic, isLoading: Shared(false)), router: router)
    presenter.output = output
  }

  @Test func `each event of the view is reported to the router`() {
    presenter.eventPlay()
    presenter.eventCancel()
    presenter.eventOptions()
    presenter.eventQuit()
    #expect(router.calls == [.playRequested, .playCancelled, .optionsRequested, .quitRequested])
    #expect(output.calls.isEmpty)
  }

  @Test(arguments: [
    (10, nil, nil, nil, "10 questions · any category · mixed"),
    (1, "History", "Hard", nil, "1 question · History · hard"),
    (50, nil, "Easy", "True or false", "50 questions · any category · easy · true or false"),
  ])
  func `the settings are worded in one line`(amount: Int, category: String?, difficulty: String?, kind: String?, line: String) {
    presenter.presentSettings(amount: amount, category: category, difficulty: difficulty, kind: kind, isSuddenDeath: false)
    #expect(output.calls == [.settings(line)])
  }

  @Test func `a match that ends at the first mistake is announced`() {
    presenter.presentSettings(amount: 10, category: nil, difficulty: nil, kind: nil, isSuddenDeath: true)
    #expect(output.calls == [.settings("10 questions · any category · mixed · sudden death")])
  }

  @Test func `loading is said in words, and its end too`() {
    presenter.presentLoading(true)
    presenter.presentLoading(false)
    #expect(output.calls == [.loading("Loading questions…"), .loadingEnded])
  }

  @Test func `a ready view gets its menu once`() {
    presenter.eventViewReady()
    #expect(output.calls.map(\.isMenu) == [true])
  }
}

private final class OutputSpy: LandingPresenterOutput {
  enum Call: Equatable {
    case menu(LandingMenu)
    case settings(String)
    case loading(String)
    case loadingEnded

    var isMenu: Bool {
      if case .menu = self { return true }
      return false
    }
  }

  var calls: [Call] = []

  func showMenu(_ menu: LandingMenu) { calls.append(.menu(menu)) }

  func showSettings(_ line: String) { calls.append(.settings(line)) }

  func showLoading(_ words: String) { calls.append(.loading(words)) }

  func showLoadingEnded() { calls.append(.loadingEnded) }
}
