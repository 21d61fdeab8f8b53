import Entities
import Routing

protocol FeedbackUseCaseOutput: AnyObject {
  func presentCorrect(given: String)
  func presentIncorrect(given: String, right: String)
}

final class FeedbackUseCase {
  weak var output: (any FeedbackUseCaseOutput)?

  private let match: Shared<Match>

  init(match: Shared<Match>) { self.match = match }

  func eventViewReady() {
    guard let last = match.value.answered.last else { return }
    if last.isCorrect {
      output?.presentCorrect(given: last.givenAnswer)
    } else {
      output?.presentIncorrect(given: last.givenAnswer, right: last.rightAnswer)
    }
  }
}
