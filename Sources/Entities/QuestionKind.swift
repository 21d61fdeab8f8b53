/// The form of a question, by the names that Open Trivia DB gives them; `nil` stands for any.
package enum QuestionKind: String, CaseIterable, Codable, Sendable {
  case multiple, boolean
}

extension QuestionKind {
  package var name: String {
    switch self {
    case .multiple: "Multiple choice"
    case .boolean: "True or false"
    }
  }
}
