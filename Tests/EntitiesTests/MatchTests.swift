import Entities
import Testing

struct MatchTests {
  private let quiz = Quiz(mode: .classic, questions: (0..<3).map { _ in MatchTests.dealt(correct: 1) })

  @Test func `an answer counts once, and only to the question in play`() {
    var match = Match(quiz: quiz)
    let counted = [
      match.answer(question: 1, with: 1), match.answer(question: 0, with: 1), match.answer(question: 0, with: 0),
      match.answer(question: 1, with: 0),
    ]
    #expect(counted == [false, true, false, true])
    #expect(match.score == Score(right: 1, total: 3))
  }

  @Test func `an answer that is not offered does not count`() {
    var match = Match(quiz: quiz)
    let counted = [match.answer(question: 0, with: -1), match.answer(question: 0, with: 4)]
    #expect(counted == [false, false])
    #expect(match.next == .question(0))
  }

  @Test func `a classic match goes on to its last question, right or wrong`() {
    var match = Match(quiz: quiz)
    for number in 0..<3 {
      #expect(match.next == .question(number))
      _ = match.answer(question: number, with: 0)
    }
    #expect(match.next == .result)
  }

  @Test func `sudden death ends at the first wrong answer`() {
    var match = Match(quiz: Quiz(mode: .suddenDeath, questions: quiz.questions))
    _ = match.answer(question: 0, with: 1)
    #expect(match.next == .question(1))
    _ = match.answer(question: 1, with: 2)
    #expect(match.next == .result)
    #expect(match.score == Score(right: 1, total: 3))
  }

  @Test func `after the result nothing counts any more`() {
    var match = Match(quiz: Quiz(mode: .suddenDeath, questions: quiz.questions))
    _ = match.answer(question: 0, with: 0)
    let isCounted = match.answer(question: 1, with: 1)
    #expect(!isCounted)
  }

  @Test func `a match without questions is at its result`() {
    let match = Match(quiz: Quiz(mode: .classic, questions: [DealtQuestion]()))
    #expect(match.next == .result)
    #expect(match.score == Score(right: 0, total: 0))
  }

  @Test func `the review holds what was asked, what was given and what was right`() {
    var match = Match(quiz: quiz)
    _ = match.answer(question: 0, with: 2)
    #expect(match.answered == [AnsweredQuestion(text: "Q", givenAnswer: "C", rightAnswer: "B", isCorrect: false)])
  }

  private static func dealt(correct: Int) -> DealtQuestion {
    let answers = ["A", "B", "C", "D"]
    let question = Question(
      category: "History", difficulty: .easy, kind: .multiple, text: "Q", correctAnswer: answers[correct],
      incorrectAnswers: answers.filter { $0 != answers[correct] })
    return DealtQuestion(question: question, answers: answers, correctIndex: correct)
  }
}
