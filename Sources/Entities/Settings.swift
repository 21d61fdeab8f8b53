/// What the player chose to play.
package struct Settings: Equatable, Codable, Sendable {
  package static let amounts = 1...50

  package private(set) var amount = 10
  package var category: Category?
  package var difficulty: Difficulty?
  package var kind: QuestionKind?

  package init() {}

  /// Takes a new amount and says whether it did; one out of range changes nothing.
  package mutating func setAmount(_ new: Int) -> Bool {
    guard Settings.amounts.contains(new) else { return false }
    amount = new
    return true
  }
}
