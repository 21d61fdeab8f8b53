/// One question as a source gives it; its text is plain, but never trusted.
package struct Question: Equatable, Hashable, Codable, Sendable {
  package let category: String
  package let difficulty: Difficulty
  package let kind: QuestionKind
  package let text: String
  package let correctAnswer: String
  package let incorrectAnswers: [String]

  package init(
    category: String, difficulty: Difficulty, kind: QuestionKind, text: String, correctAnswer: String, incorrectAnswers: [String]
  ) {
    self.category = category
    self.difficulty = difficulty
    self.kind = kind
    self.text = text
    self.correctAnswer = correctAnswer
    self.incorrectAnswers = incorrectAnswers
  }
}

extension Question {
  package func fits(_ settings: Settings) -> Bool {
    (settings.category.map { $0.name == category } ?? true)
      && (settings.difficulty.map { $0 == difficulty } ?? true)
      && (settings.kind.map { $0 == kind } ?? true)
  }
}
