/// How hard a question is; `nil` stands for all of them, mixed.
package enum Difficulty: String, CaseIterable, Codable, Sendable {
  case easy, medium, hard
}

extension Difficulty {
  package var name: String {
    switch self {
    case .easy: "Easy"
    case .medium: "Medium"
    case .hard: "Hard"
    }
  }
}
