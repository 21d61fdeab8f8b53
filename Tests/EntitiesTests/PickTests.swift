import Entities
import Testing

struct PickTests {
  private let questions = (0..<30).map { number in
    Question(
      category: number % 2 == 0 ? "History" : "Art", difficulty: Difficulty.allCases[number % 3],
      kind: number % 5 == 0 ? .boolean : .multiple, text: "Question \(number)", correctAnswer: "A", incorrectAnswers: ["B"])
  }

  @Test func `as many are picked as the settings ask for, none twice`() {
    let picked = pick(questions + questions, seed: 3)
    #expect(picked.count == 10)
    #expect(Set(picked).count == 10)
  }

  @Test func `only questions that fit all choices are picked`() {
    let picked = pick(questions, seed: 3) {
      $0.category = .history
      $0.difficulty = .easy
    }
    #expect(!picked.isEmpty)
    #expect(picked.allSatisfy { $0.category == "History" && $0.difficulty == .easy })
  }

  @Test func `where fewer fit, all of them are picked`() {
    #expect(pick(questions, seed: 3) { $0.kind = .boolean }.count == 6)
  }

  @Test func `the same seed picks the same, another one another order`() {
    #expect(pick(questions, seed: 3) == pick(questions, seed: 3))
    #expect(pick(questions, seed: 3) != pick(questions, seed: 4))
  }

  private func pick(_ questions: [Question], seed: UInt64, _ choose: (inout Settings) -> Void = { _ in }) -> [Question] {
    var settings = Settings()
    choose(&settings)
    var generator = SeededGenerator(seed: seed)
    return questions.picked(for: settings, using: &generator)
  }
}
