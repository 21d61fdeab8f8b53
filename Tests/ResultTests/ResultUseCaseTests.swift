import Entities
import Routing
import TestSupport
import Testing

@testable import Result

struct ResultUseCaseTests {
  private let output = OutputSpy()

  @Test(arguments: [
    (0, 0, ResultBand.low), (0, 1, .low), (1, 1, .perfect),
    (5, 50, .low), (6, 50, .fair),
    (9, 20, .fair), (10, 20, .good),
    (98, 100, .good), (99, 100, .perfect), (100, 100, .perfect),
  ])
  func `the bands end at 10 %, at 45 % and before 99 %`(right: Int, total: Int, band: ResultBand) {
    present(.sample(total, answered: (0..<total).map { $0 < right }))
    #expect(output.calls.first == .score(right, total, band))
  }

  @Test func `the review has every question with what was given and what was right`() throws {
    let match = Match.sample(2, answered: [true, false])
    present(match)
    let wrong = match.quiz.questions[1]
    #expect(
      output.calls.last
        == .review([
          ResultAnswer(question: "Sample question 1?", given: "Right 1", right: "Right 1", isCorrect: true),
          ResultAnswer(
            question: "Sample question 2?", given: wrong.answers[wrong.wrongIndex], right: "Right 2", isCorrect: false),
        ]))
  }

  @Test func `sudden death is scored of all and reviews only what was asked`() {
    present(.sample(5, mode: .suddenDeath, answered: [true, true, false]))
    #expect(output.calls.first == .score(2, 5, .fair))
    #expect(output.calls.last?.reviewed == ["Sample question 1?", "Sample question 2?", "Sample question 3?"])
  }

  @Test func `a match of nothing has nothing to review`() {
    present(.sample(0))
    #expect(output.calls == [.score(0, 0, .low), .review([])])
  }

  private func present(_ match: Match) {
    let useCase = ResultUseCase(match: Shared(match))
    useCase.output = output
    useCase.eventViewReady()
  }
}

private final class OutputSpy: ResultUseCaseOutput {
  enum Call: Equatable {
    case score(Int, Int, ResultBand)
    case review([ResultAnswer])

    var reviewed: [String] {
      if case .review(let answers) = self { return answers.map(\.question) }
      return []
    }
  }

  var calls: [Call] = []

  func presentScore(right: Int, total: Int, band: ResultBand) { calls.append(.score(right, total, band)) }

  func presentReview(_ answers: [ResultAnswer]) { calls.append(.review(answers)) }
}
