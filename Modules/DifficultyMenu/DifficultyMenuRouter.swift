package import Entities

/// What was chosen on DifficultyMenu; no difficulty stands for all of them, mixed.
package protocol DifficultyMenuRouter: AnyObject {
  func routeDifficultyChosen(_ difficulty: Difficulty?)
  func routeDifficultyCancelled()
}
