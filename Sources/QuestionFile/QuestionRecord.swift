import Entities
import JSON

/// One question as Open Trivia DB gives it.
struct QuestionRecord {
  /// Longer ones are no questions, whatever they are; the longest real ones have 141 and 88.
  static let longestText = 1000
  static let longestAnswer = 300
  /// As many as leave the keys 1 to 9 for all answers.
  static let mostWrongAnswers = 8

  let json: JSONValue

  /// Nothing if a field is missing or is not what it should be.
  var question: Question? {
    guard
      let difficulty = field("difficulty").flatMap(Difficulty.init), let kind = field("type").flatMap(QuestionKind.init),
      let category = field("category"), let text = field("question", longest: Self.longestText),
      let right = field("correct_answer"), let wrong = wrongAnswers, !wrong.contains(right),
      kind == .multiple || isTrueOrFalse([right] + wrong)
    else { return nil }
    return Question(
      category: category, difficulty: difficulty, kind: kind, text: text, correctAnswer: right, incorrectAnswers: wrong)
  }

  private var wrongAnswers: [String]? {
    guard let values = json["incorrect_answers"]?.array, 1...Self.mostWrongAnswers ~= values.count else { return nil }
    var answers: [String] = []
    for value in values {
      guard let answer = text(value, longest: Self.longestAnswer) else { return nil }
      if !answers.contains(answer) { answers.append(answer) }
    }
    return answers
  }

  private func field(_ key: String, longest: Int = Self.longestAnswer) -> String? {
    json[key].flatMap { text($0, longest: longest) }
  }

  private func text(_ value: JSONValue, longest: Int) -> String? {
    // What is far too long is not even looked at; no entity makes one character of more than 33 bytes.
    guard let raw = value.string, raw.utf8.count <= 40 * longest else { return nil }
    let text = QuestionText.cleaned(raw)
    return 1...longest ~= text.unicodeScalars.count ? text : nil
  }

  private func isTrueOrFalse(_ answers: [String]) -> Bool { answers.map { $0.lowercased() }.sorted() == ["false", "true"] }
}
