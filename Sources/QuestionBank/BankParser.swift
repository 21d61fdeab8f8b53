import Entities

/// Reads the text of one category; a block that is no question is passed over.
struct BankParser {
  let category: Category

  func questions(in text: StaticString) -> [Question] { questions(in: text.description) }

  func questions(in text: String) -> [Question] {
    // Lines are cut at the byte: to look for whole characters takes ten times as long.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
    return lines.split(whereSeparator: \.isEmpty).compactMap(question)
  }

  private func question(in block: ArraySlice<Substring>) -> Question? {
    guard let (difficulty, text) = block.first.flatMap(heading) else { return nil }
    let answers = block.dropFirst()
    guard let right = answers.first.flatMap({ answer(in: $0, after: "+ ") }) else { return nil }
    let wrong = answers.dropFirst().compactMap { answer(in: $0, after: "- ") }
    guard wrong.count == answers.count - 1, let kind = kind(right: right, wrong: wrong) else { return nil }
    return Question(
      category: category.name, difficulty: difficulty, kind: kind, text: text, correctAnswer: right, incorrectAnswers: wrong)
  }

  private func heading(_ line: Substring) -> (Difficulty, String)? {
    for difficulty in Difficulty.allCases {
      if let text = answer(in: line, after: difficulty.rawValue + ": ") { return (difficulty, text) }
    }
    return nil
  }

  private func answer(in line: Substring, after mark: String) -> String? {
    guard line.utf8.starts(with: mark.utf8), line.utf8.count > mark.utf8.count else { return nil }
    return String(line.utf8.dropFirst(mark.utf8.count))
  }

  private func kind(right: String, wrong: [String]) -> QuestionKind? {
    switch (right, wrong) {
    case ("True", ["False"]), ("False", ["True"]): .boolean
    default: Set([right] + wrong).count == 4 && wrong.count == 3 ? .multiple : nil
    }
  }
}
