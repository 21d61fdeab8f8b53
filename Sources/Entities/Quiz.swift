/// Everything that a match is played with, fixed at its start: options changed later do not reach it.
package struct Quiz: Equatable, Codable, Sendable {
  package let mode: Mode
  package let questions: [DealtQuestion]

  package init(mode: Mode, questions: [DealtQuestion]) {
    self.mode = mode
    self.questions = questions
  }

  package init(mode: Mode, questions: [Question], using generator: inout SeededGenerator) {
    self.init(mode: mode, questions: questions.map { $0.dealt(using: &generator) })
  }
}
