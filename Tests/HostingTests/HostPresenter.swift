import Entities
import Game
import Gateways
import Options
import Routing
import Terminal
import TestSupport

protocol HostPresenterOutput: AnyObject {
  func showDifficultyMenu(reply: Reply<Difficulty?>)
  func showLeft(_ kind: HostRoute.Kind)
}

/// A router that knows nothing but how to make its children and what they share.
final class HostPresenter {
  enum Call {
    case difficultyRequested, optionsClosed, answered, leaveRequested
  }

  weak var output: (any HostPresenterOutput)?

  let settings = Shared(Settings())
  let match = Shared(Match.ofTwoQuestions)
  private(set) var calls: [Call] = []
}

extension HostPresenter: OptionsRouter {
  func routeDifficultyRequested(reply: Reply<Difficulty?>) {
    calls.append(.difficultyRequested)
    output?.showDifficultyMenu(reply: reply)
  }

  func routeOptionsClosed() {
    calls.append(.optionsClosed)
    output?.showLeft(.options)
  }
}

extension HostPresenter: GameRouter {
  func routeAnswered() { calls.append(.answered) }

  func routeLeaveRequested() {
    calls.append(.leaveRequested)
    output?.showLeft(.game)
  }
}

extension HostPresenter: Coordinator {
  func makeScene(for route: HostRoute) -> any PageScene {
    switch route {
    case .home, .difficultyMenu: PlainScene(route.kind)
    case .options: OptionsAssembly.makeView(router: self, settings: settings, store: SilentStore())
    case .game: GameAssembly.makeView(router: self, match: match, question: 0)
    }
  }
}

private final class PlainScene: PageScene {
  let content: Page

  init(_ kind: HostRoute.Kind) { content = Page(scene: "\(kind)", title: "\(kind)") }

  func receive(_ input: PageInput) {}

  func sceneReady() {}
}

private struct SilentStore: SettingsStore {
  func save(_ settings: Settings) throws(SettingsError) {}
}

extension Match {
  fileprivate static var ofTwoQuestions: Match {
    let question = Question(
      category: "Numbers", difficulty: .easy, kind: .boolean, text: "Is one less than two?", correctAnswer: "True",
      incorrectAnswers: ["False"])
    var generator = SeededGenerator(seed: 1)
    return Match(quiz: Quiz(mode: .classic, questions: [question, question], using: &generator))
  }
}
