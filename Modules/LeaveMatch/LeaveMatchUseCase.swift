import Entities
import Routing

protocol LeaveMatchUseCaseOutput: AnyObject {
  func presentProgress(answered: Int, total: Int)
}

final class LeaveMatchUseCase {
  weak var output: (any LeaveMatchUseCaseOutput)?

  private let match: Shared<Match>

  init(match: Shared<Match>) { self.match = match }

  func eventViewReady() {
    output?.presentProgress(answered: match.value.answers.count, total: match.value.quiz.questions.count)
  }
}
