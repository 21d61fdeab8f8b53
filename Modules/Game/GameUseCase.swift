import Entities
import Routing

protocol GameUseCaseOutput: AnyObject {
  func presentQuestion(_ question: GameQuestion)
  func presentScore(_ right: Int)
  func presentAnswerCounted()
}

/// A question as it is asked: without the knowledge of which answer is right.
struct GameQuestion: Equatable {
  let category: String
  let difficulty: String
  let number: Int
  let total: Int
  let text: String
  let answers: [String]
}

final class GameUseCase {
  weak var output: (any GameUseCaseOutput)?

  private let match: Shared<Match>
  private let number: Int

  init(match: Shared<Match>, number: Int) {
    self.match = match
    self.number = number
  }

  func eventViewReady() {
    let questions = match.value.quiz.questions
    guard questions.indices.contains(number) else { return }
    let dealt = questions[number]
    output?.presentQuestion(
      GameQuestion(
        category: dealt.question.category, difficulty: dealt.question.difficulty.name, number: number + 1, total: questions.count,
        text: dealt.question.text, answers: dealt.answers))
    output?.presentScore(match.value.score.right)
    match.observe(self) { [weak self] in self?.output?.presentScore($0.score.right) }
  }

  func eventAnswer(_ choice: Int) {
    let isCounted = match.update { $0.answer(question: number, with: choice) }
    if isCounted { output?.presentAnswerCounted() }
  }
}
