package import Entities

nonisolated extension Question {
  /// A question whose answers say which one is right; each number gives another one.
  package static func sample(_ number: Int = 1) -> Question {
    Question(
      category: "History", difficulty: .medium, kind: .multiple, text: "Sample question \(number)?",
      correctAnswer: "Right \(number)", incorrectAnswers: ["a", "b", "c"].map { "Wrong \(number)\($0)" })
  }

  /// A statement that is shown the same whether it holds or not.
  package static func sampleStatement(isTrue: Bool) -> Question {
    Question(
      category: "History", difficulty: .easy, kind: .boolean, text: "Sample statement.", correctAnswer: isTrue ? "True" : "False",
      incorrectAnswers: [isTrue ? "False" : "True"])
  }
}

nonisolated extension Quiz {
  /// The sample questions from 1 to `count`.
  package static func sample(_ count: Int = 3, mode: Mode = .classic) -> Quiz {
    sample((1...max(count, 1)).prefix(count).map(Question.sample), mode: mode)
  }

  package static func sample(_ questions: [Question], mode: Mode = .classic) -> Quiz {
    var generator = SeededGenerator(seed: 1)
    return Quiz(mode: mode, questions: questions, using: &generator)
  }
}

nonisolated extension DealtQuestion {
  /// Where one of the wrong answers stands.
  package var wrongIndex: Int { correctIndex == 0 ? 1 : 0 }
}

nonisolated extension Match {
  /// A match of sample questions whose first ones were answered, each right or wrong.
  package static func sample(_ count: Int = 3, mode: Mode = .classic, answered: [Bool] = []) -> Match {
    var match = Match(quiz: .sample(count, mode: mode))
    for isRight in answered { match.answerNext(isRight: isRight) }
    return match
  }

  /// Answers the question in play; without one it does nothing.
  package mutating func answerNext(isRight: Bool) {
    guard case .question(let number) = next else { return }
    let question = quiz.questions[number]
    _ = answer(question: number, with: isRight ? question.correctIndex : question.wrongIndex)
  }
}
