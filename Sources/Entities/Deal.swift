/// A question with its answers in the order in which they are shown.
package struct DealtQuestion: Equatable, Codable, Sendable {
  package let question: Question
  package let answers: [String]
  package let correctIndex: Int

  package init(question: Question, answers: [String], correctIndex: Int) {
    self.question = question
    self.answers = answers
    self.correctIndex = correctIndex
  }
}

extension Question {
  /// Lays out the answers: True before False, numbers by value, else shuffled with "None of the above" and its like last.
  package func dealt(using generator: inout SeededGenerator) -> DealtQuestion {
    let answers = ordered(using: &generator)
    return DealtQuestion(question: self, answers: answers, correctIndex: answers.firstIndex(of: correctAnswer) ?? 0)
  }

  private func ordered(using generator: inout SeededGenerator) -> [String] {
    let all = [correctAnswer] + incorrectAnswers
    if kind == .boolean { return all.sorted { truthRank($0) < truthRank($1) } }
    let numbers = all.compactMap(number)
    if numbers.count == all.count {
      return zip(numbers, all).sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.1)
    }
    let shuffled = generator.shuffled(all)
    return shuffled.filter { !isCatchAll($0) } + shuffled.filter(isCatchAll)
  }

  private func truthRank(_ answer: String) -> Int { answer.lowercased() == "true" ? 0 : 1 }

  private func number(_ answer: String) -> Double? {
    let digits = answer.filter { $0 != "," && $0 != " " && $0 != "%" && $0 != "$" }
    guard digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }) else { return nil }
    return Double(digits)
  }

  private func isCatchAll(_ answer: String) -> Bool {
    let words = answer.lowercased().split(separator: " ").prefix(3).joined(separator: " ")
    return ["none of the", "all of the", "none of these", "all of these", "both of these"].contains(words)
  }
}

extension [Question] {
  /// Picks the questions of one match: those that fit, none twice, in the order that the seed gives; fewer if there are fewer.
  package func picked(for settings: Settings, using generator: inout SeededGenerator) -> [Question] {
    var seen: Set<String> = []
    let fitting = filter { $0.fits(settings) && seen.insert($0.text.lowercased()).inserted }
    return Array(generator.shuffled(fitting).prefix(settings.amount))
  }
}
