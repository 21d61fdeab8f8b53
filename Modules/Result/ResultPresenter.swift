protocol ResultPresenterOutput: AnyObject {
  func showResult(title: String, score: String, message: String)
  func showReview(_ lines: [ResultLine])
  func showDone(_ label: String)
}

/// One question of the review in words.
struct ResultLine: Equatable {
  let question: String
  let verdict: String
  let isCorrect: Bool
}

final class ResultPresenter {
  weak var output: (any ResultPresenterOutput)?

  private let useCase: ResultUseCase
  private weak var router: (any ResultRouter)?

  init(useCase: ResultUseCase, router: any ResultRouter) {
    self.useCase = useCase
    self.router = router
  }

  func eventViewReady() {
    output?.showDone("Done")
    useCase.eventViewReady()
  }

  func eventDone() { router?.routeResultDone() }
}

extension ResultPresenter: ResultUseCaseOutput {
  func presentScore(right: Int, total: Int, band: ResultBand) {
    output?.showResult(title: "Result", score: "You got \(right) of \(total) right.", message: message(band))
  }

  func presentReview(_ answers: [ResultAnswer]) {
    output?.showReview(
      answers.enumerated().map { index, answer in
        ResultLine(
          question: "\(index + 1). \(answer.question)",
          verdict: answer.isCorrect ? "Right: \(answer.given)" : "Wrong: \(answer.given). The right answer: \(answer.right)",
          isCorrect: answer.isCorrect)
      })
  }

  private func message(_ band: ResultBand) -> String {
    switch band {
    case .low: "Everyone starts somewhere. Another round?"
    case .fair: "A fair start; there is more in you."
    case .good: "Well done!"
    case .perfect: "Perfect. Nobody does that by luck."
    }
  }
}
