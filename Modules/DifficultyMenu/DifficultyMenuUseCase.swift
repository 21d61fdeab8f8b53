import Entities

protocol DifficultyMenuUseCaseOutput: AnyObject {
  /// The names of what can be chosen; no name stands for all of them, mixed.
  func presentChoices(_ names: [String?], chosen: Int)
  func presentChosen(code: String?)
}

final class DifficultyMenuUseCase {
  weak var output: (any DifficultyMenuUseCaseOutput)?

  private let choices: [Difficulty?] = [nil] + Difficulty.allCases
  private let chosen: Difficulty?

  init(chosen: Difficulty?) { self.chosen = chosen }

  func eventViewReady() {
    output?.presentChoices(choices.map { $0?.name }, chosen: choices.firstIndex(of: chosen) ?? 0)
  }

  func eventChoice(_ index: Int) {
    guard choices.indices.contains(index) else { return }
    output?.presentChosen(code: choices[index]?.rawValue)
  }
}
