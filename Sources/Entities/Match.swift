/// The state of a match and its rules; a question is answered at most once, in order.
package struct Match: Equatable, Codable, Sendable {
  /// What a player gave to a question.
  package struct Answer: Equatable, Codable, Sendable {
    package let chosen: Int
    package let isCorrect: Bool
  }

  /// What comes after the last answer.
  package enum Step: Equatable, Sendable {
    case question(Int)
    case result
  }

  package let quiz: Quiz
  package private(set) var answers: [Answer] = []

  package init(quiz: Quiz) { self.quiz = quiz }

  /// Counts an answer to the question at `number` and says whether it did: only the first one to the question in play does.
  package mutating func answer(question number: Int, with choice: Int) -> Bool {
    guard next == .question(number), quiz.questions[number].answers.indices.contains(choice) else { return false }
    answers.append(Answer(chosen: choice, isCorrect: choice == quiz.questions[number].correctIndex))
    return true
  }

  /// Sudden death ends at the first wrong answer, the classic match with its last question.
  package var next: Step {
    if quiz.mode == .suddenDeath, answers.last?.isCorrect == false { return .result }
    return answers.count < quiz.questions.count ? .question(answers.count) : .result
  }

  package var score: Score {
    Score(right: answers.count(where: \.isCorrect), total: quiz.questions.count)
  }
}

/// A question that was answered, for looking back at it.
package struct AnsweredQuestion: Equatable, Sendable {
  package let text: String
  package let givenAnswer: String
  package let rightAnswer: String
  package let isCorrect: Bool

  package init(text: String, givenAnswer: String, rightAnswer: String, isCorrect: Bool) {
    self.text = text
    self.givenAnswer = givenAnswer
    self.rightAnswer = rightAnswer
    self.isCorrect = isCorrect
  }
}

extension Match {
  package var answered: [AnsweredQuestion] {
    zip(quiz.questions, answers).map { dealt, answer in
      AnsweredQuestion(
        text: dealt.question.text, givenAnswer: dealt.answers[answer.chosen], rightAnswer: dealt.question.correctAnswer,
        isCorrect: answer.isCorrect)
    }
  }
}
