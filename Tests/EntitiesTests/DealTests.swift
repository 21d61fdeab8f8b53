import Entities
import Testing

struct DealTests {
  @Test(arguments: ["True", "False"])
  func `true stands before false, whichever is right`(right: String) {
    let dealt = deal(right, [right == "True" ? "False" : "True"], kind: .boolean)
    #expect(dealt.answers == ["True", "False"])
    #expect(dealt.answers[dealt.correctIndex] == right)
  }

  @Test(arguments: [
    (["10", "9", "100", "1"], ["1", "9", "10", "100"]),
    (["1,000", "999", "-5", "2.5"], ["-5", "2.5", "999", "1,000"]),
    (["50%", "5%", "$7", "100 %"], ["5%", "$7", "50%", "100 %"]),
  ])
  func `numbers stand by their value`(given: [String], ordered: [String]) {
    #expect(deal(given[0], Array(given.dropFirst())).answers == ordered)
  }

  @Test func `one answer that is no number makes it a question of words`() {
    let orders = Set((0..<50).map { deal("1", ["2", "3", "four"], seed: $0).answers })
    #expect(orders.count > 10)
  }

  @Test(arguments: ["None of the above", "All of the above", "none of these", "Both of these"])
  func `a catch-all answer stands last`(catchAll: String) {
    for seed in 0..<20 {
      #expect(deal("A", ["B", catchAll, "C"], seed: seed).answers.last == catchAll)
      #expect(deal(catchAll, ["B", "A", "C"], seed: seed).answers.last == catchAll)
    }
  }

  @Test func `the same seed deals the same order, and the right answer stays right`() {
    for seed in 0..<20 {
      let dealt = deal("A", ["B", "C", "D"], seed: seed)
      #expect(dealt == deal("A", ["B", "C", "D"], seed: seed))
      #expect(dealt.answers[dealt.correctIndex] == "A")
    }
  }

  @Test func `every place gets the right answer equally often`() {
    var places = [0, 0, 0, 0]
    var generator = SeededGenerator(seed: 1)
    let question = question("A", ["B", "C", "D"])
    for _ in 0..<40_000 { places[question.dealt(using: &generator).correctIndex] += 1 }
    let chiSquare = places.map { Double(($0 - 10_000) * ($0 - 10_000)) / 10_000 }.reduce(0, +)
    #expect(chiSquare < 16.27, "three degrees of freedom, one in a thousand: \(places)")
  }

  private func deal(_ right: String, _ wrong: [String], kind: QuestionKind = .multiple, seed: Int = 0) -> DealtQuestion {
    var generator = SeededGenerator(seed: UInt64(seed))
    return question(right, wrong, kind: kind).dealt(using: &generator)
  }

  private func question(_ right: String, _ wrong: [String], kind: QuestionKind = .multiple) -> Question {
    Question(category: "Art", difficulty: .easy, kind: kind, text: "Q", correctAnswer: right, incorrectAnswers: wrong)
  }
}
