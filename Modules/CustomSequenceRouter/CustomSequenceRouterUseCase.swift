import Entities
import Routing

protocol CustomSequenceRouterUseCaseOutput: AnyObject {
  func presentQuestion(_ number: Int)
  func presentResult()
}

/// Makes the match that the children share, and decides from its state what comes next.
final class CustomSequenceRouterUseCase {
  weak var output: (any CustomSequenceRouterUseCaseOutput)?

  let match: Shared<Match>

  init(quiz: Quiz) { match = Shared(Match(quiz: quiz)) }

  func eventContinue() {
    switch match.value.next {
    case .question(let number): output?.presentQuestion(number)
    case .result: output?.presentResult()
    }
  }
}
