import Entities
import Testing

@testable import QuestionBank

struct BankParserTests {
  private let good = "easy: Which river flows through Paris?\n+ Seine\n- Loire\n- Rhône\n- Garonne"
  private let statement = "hard: Iceland lies south of the Equator.\n+ False\n- True"

  @Test func `a block of five lines is a question`() {
    let expected = Question(
      category: "Geography", difficulty: .easy, kind: .multiple, text: "Which river flows through Paris?",
      correctAnswer: "Seine", incorrectAnswers: ["Loire", "Rhône", "Garonne"])
    #expect(read(good) == [expected])
  }

  @Test func `a block of three lines is a statement`() {
    let expected = Question(
      category: "Geography", difficulty: .hard, kind: .boolean, text: "Iceland lies south of the Equator.",
      correctAnswer: "False", incorrectAnswers: ["True"])
    #expect(read(statement) == [expected])
  }

  @Test(arguments: ["\n\n", "\n\n\n\n"]) func `blank lines part questions`(blank: String) {
    #expect(read(blank + good + blank + statement + blank).map(\.difficulty) == [.easy, .hard])
  }

  @Test(arguments: [
    "easy: No answers?",
    "easy: No right answer?\n- A\n- B\n- C\n- D",
    "easy: Two right answers?\n+ A\n+ B\n- C\n- D",
    "easy: Too few?\n+ A\n- B\n- C",
    "easy: Too many?\n+ A\n- B\n- C\n- D\n- E",
    "easy: Two the same?\n+ A\n- B\n- B\n- C",
    "easy: Wrong first?\n- A\n+ B\n- C\n- D",
    "easy: An empty answer?\n+ A\n- B\n- \n- D",
    "easy: A strange line?\n+ A\n- B\n* C\n- D\n- E",
    "easy: No statement.\n+ Yes\n- No",
    "easy: Twice true.\n+ True\n- True",
    "simple: Which difficulty?\n+ A\n- B\n- C\n- D",
    "easy: \n+ A\n- B\n- C\n- D",
    "+ A", "-", "easy:", ":", "+ ", "\r", "\u{0}", "é",
  ])
  func `what is no question is passed over, alone`(block: String) {
    #expect(read(block).isEmpty)
    #expect(read("\(good)\n\n\(block)\n\n\(statement)").map(\.difficulty) == [.easy, .hard])
  }

  @Test func `nothing is read from nothing`() {
    #expect(read("").isEmpty)
    #expect(read("\n\n\n").isEmpty)
  }

  private func read(_ text: String) -> [Question] { BankParser(category: .geography).questions(in: text) }
}
