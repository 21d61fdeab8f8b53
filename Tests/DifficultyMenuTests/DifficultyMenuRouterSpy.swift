import DifficultyMenu
import Entities

final class DifficultyMenuRouterSpy: DifficultyMenuRouter {
  enum Call: Equatable {
    case difficultyChosen(Difficulty?)
    case difficultyCancelled
  }

  var calls: [Call] = []

  func routeDifficultyChosen(_ difficulty: Difficulty?) { calls.append(.difficultyChosen(difficulty)) }

  func routeDifficultyCancelled() { calls.append(.difficultyCancelled) }
}
