protocol GamePresenterOutput: AnyObject {
  func showQuestion(_ question: GameQuestionText)
  func showScore(_ words: String)
}

/// A question in words.
struct GameQuestionText: Equatable {
  let title: String
  let progress: String
  let number: Int
  let total: Int
  let difficulty: String
  let question: String
  let answers: [String]
  let leave: String
}

final class GamePresenter {
  weak var output: (any GamePresenterOutput)?

  private let useCase: GameUseCase
  private weak var router: (any GameRouter)?

  init(useCase: GameUseCase, router: any GameRouter) {
    self.useCase = useCase
    self.router = router
  }

  func eventViewReady() { useCase.eventViewReady() }

  func eventAnswer(_ choice: Int) { useCase.eventAnswer(choice) }

  func eventLeave() { router?.routeLeaveRequested() }
}

extension GamePresenter: GameUseCaseOutput {
  func presentQuestion(_ question: GameQuestion) {
    output?.showQuestion(
      GameQuestionText(
        title: question.category, progress: "Question \(question.number) of \(question.total)", number: question.number,
        total: question.total, difficulty: question.difficulty, question: question.text, answers: question.answers,
        leave: "Leave the match"))
  }

  func presentScore(_ right: Int) { output?.showScore("Score \(right)") }

  func presentAnswerCounted() { router?.routeAnswered() }
}
