import Entities
import Testing

@testable import QuestionBank

/// What Categories/README.md promises, over everything that the program carries.
struct BankFormTests {
  static let bank: [Question] = Category.allCases.flatMap { questions(of: $0) }
  static let multiple = bank.filter { $0.kind == .multiple }

  @Test(arguments: Category.allCases) func `nothing that is written is passed over`(category: Category) {
    let lines = BankText.text(of: category).description.split(separator: "\n", omittingEmptySubsequences: false)
    let blanks = lines.count(where: \.isEmpty)
    #expect(Self.questions(of: category).count == blanks + 1)
  }

  @Test(arguments: Category.allCases) func `a category has enough questions of every difficulty and kind`(category: Category) {
    let questions = Self.questions(of: category)
    #expect(questions.count >= 10)
    for difficulty in Difficulty.allCases {
      for kind in QuestionKind.allCases {
        #expect(questions.contains { $0.difficulty == difficulty && $0.kind == kind })
      }
    }
  }

  @Test(arguments: Category.allCases) func `as many statements are true as are false`(category: Category) {
    let statements = Self.questions(of: category).filter { $0.kind == .boolean }
    #expect(statements.count { $0.correctAnswer == "True" } == statements.count { $0.correctAnswer == "False" })
  }

  @Test func `no question stands twice in the bank`() {
    let counts = Dictionary(grouping: Self.bank, by: { words(of: $0.text) }).filter { $0.value.count > 1 }
    #expect(counts.values.map { $0.map(\.text) } == [])
  }

  @Test func `four answers differ, whatever their case`() {
    #expect(Self.multiple.filter { Set(answers(of: $0).map { $0.lowercased() }).count != 4 } == [])
  }

  @Test func `a question fits on the screen`() {
    #expect(Self.bank.filter { question in question.text.count > 110 || answers(of: question).contains { $0.count > 44 } } == [])
  }

  @Test func `a question ends as one, a statement as one`() {
    #expect(Self.bank.filter { !$0.text.hasSuffix($0.kind == .boolean ? "." : "?") } == [])
  }

  @Test func `there are no entities, controls or stray blanks`() {
    let stray = /^\s|\s$|\s\s|\p{Cc}|\p{Cf}|&#|&\w+;/
    #expect(Self.bank.flatMap { [$0.text] + answers(of: $0) }.filter { $0.contains(stray) } == [])
  }

  @Test func `a question does not give its answer away`() {
    #expect(Self.multiple.filter { " \(words(of: $0.text)) ".contains(" \(words(of: $0.correctAnswer)) ") } == [])
  }

  @Test func `the longest answer is the right one no oftener than chance`() {
    let given = Self.multiple.count { question in question.incorrectAnswers.allSatisfy { $0.count < question.correctAnswer.count } }
    #expect(given * 100 <= Self.multiple.count * 35, "\(given) of \(Self.multiple.count)")
  }

  private static func questions(of category: Category) -> [Question] {
    BankParser(category: category).questions(in: BankText.text(of: category))
  }

  private func answers(of question: Question) -> [String] { [question.correctAnswer] + question.incorrectAnswers }

  /// Lower case, with one blank for everything that is neither letter nor digit.
  private func words(of text: String) -> String {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }
}
