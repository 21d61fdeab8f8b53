import Entities
import Routing

protocol ResultUseCaseOutput: AnyObject {
  func presentScore(right: Int, total: Int, band: ResultBand)
  func presentReview(_ answers: [ResultAnswer])
}

/// How good the result is, for choosing the words.
enum ResultBand: Equatable, CaseIterable {
  case low, fair, good, perfect
}

/// One question of the review.
struct ResultAnswer: Equatable {
  let question: String
  let given: String
  let right: String
  let isCorrect: Bool
}

final class ResultUseCase {
  weak var output: (any ResultUseCaseOutput)?

  private let match: Shared<Match>

  init(match: Shared<Match>) { self.match = match }

  func eventViewReady() {
    let score = match.value.score
    output?.presentScore(right: score.right, total: score.total, band: ResultBand(score.band))
    output?.presentReview(
      match.value.answered.map {
        ResultAnswer(question: $0.text, given: $0.givenAnswer, right: $0.rightAnswer, isCorrect: $0.isCorrect)
      })
  }
}

extension ResultBand {
  init(_ band: Score.Band) {
    switch band {
    case .low: self = .low
    case .fair: self = .fair
    case .good: self = .good
    case .perfect: self = .perfect
    }
  }
}
