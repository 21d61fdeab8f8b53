import Entities
import Routing

protocol FeedbackUseCaseOutput: AnyObject {
  func presentCorrect()
  func presentIncorrect(rightAnswer: String)
}

final class FeedbackUseCase {
  weak var output: (any FeedbackUseCaseOutput)?

  private let match: Shared<Match>

  init(match: Shared<Match>) { self.match = match }

  func eventViewReady() {
    guard let last = match.value.answered.last else { return }
    if last.isCorrect {
      output?.presentCorrect()
    } else {
      output?.presentIncorrect(rightAnswer: last.rightAnswer)
    }
  }
}
