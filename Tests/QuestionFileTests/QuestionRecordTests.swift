import Entities
import JSON
import Testing

@testable import QuestionFile

struct QuestionRecordTests {
  @Test func `every field is decoded`() {
    let expected = Question(
      category: Category.scienceAndNature.name, difficulty: .easy, kind: .multiple, text: "What is \"H\"?",
      correctAnswer: "Hydrogen", incorrectAnswers: ["Helium", "Gold", "Iron"])
    #expect(QuestionRecord(json: record()).question == expected)
  }

  @Test func `the right answer is decoded as the wrong ones are`() {
    let json = record(["correct_answer": " caf&eacute; ", "incorrect_answers": [" t&eacute; ", "Mat&eacute;"]])
    let question = QuestionRecord(json: json).question
    #expect(question?.correctAnswer == "café")
    #expect(question?.incorrectAnswers == ["té", "Maté"])
  }

  @Test(arguments: ["type", "difficulty", "category", "question", "correct_answer", "incorrect_answers"])
  func `a field that is missing, of a wrong type or empty makes it no question`(key: String) {
    let wrong: [JSONValue?] = [nil, .null, 1, true, [], [:], "", " &nbsp; ", "no such thing", [1], [.null], [""]]
    for value in wrong where !(value == "no such thing" && ["category", "question", "correct_answer"].contains(key)) {
      #expect(QuestionRecord(json: record([key: value])).question == nil, "\(String(describing: value))")
    }
  }

  @Test func `a right answer among the wrong ones makes it no question`() {
    let json = record(["correct_answer": "A&amp;B", "incorrect_answers": ["C", " A&#38;B "]])
    #expect(QuestionRecord(json: json).question == nil)
  }

  @Test func `a wrong answer that stands twice counts once`() {
    #expect(QuestionRecord(json: record(["incorrect_answers": ["A", "A ", "a"]])).question?.incorrectAnswers == ["A", "a"])
  }

  @Test func `a statement is true or false`() {
    #expect(QuestionRecord(json: statement(right: "True", wrong: ["False"])).question?.kind == .boolean)
    #expect(QuestionRecord(json: statement(right: "false", wrong: ["true"])).question?.kind == .boolean)
    for (right, wrong) in [("Yes", ["No"]), ("True", ["No"]), ("True", ["False", "Maybe"]), ("True", ["true"])] {
      #expect(QuestionRecord(json: statement(right: right, wrong: wrong)).question == nil)
    }
  }

  @Test func `longer texts than people read make it no question`() {
    #expect(QuestionRecord(json: record(["question": letters(1000)])).question != nil)
    #expect(QuestionRecord(json: record(["question": letters(1001)])).question == nil)
    #expect(QuestionRecord(json: record(["correct_answer": letters(300)])).question != nil)
    #expect(QuestionRecord(json: record(["correct_answer": letters(301)])).question == nil)
    #expect(QuestionRecord(json: record(["incorrect_answers": ["a", letters(301)]])).question == nil)
  }

  @Test func `entities may make the file longer, not the text`() {
    let text = JSONValue.string(String(repeating: "&CounterClockwiseContourIntegral;", count: 300))
    #expect(QuestionRecord(json: record(["correct_answer": text])).question?.correctAnswer.count == 300)
  }

  @Test func `there are no more answers than keys for them`() {
    let answers = (1...9).map { JSONValue.string("\($0)") }
    #expect(QuestionRecord(json: record(["incorrect_answers": .array(answers.dropLast())])).question != nil)
    #expect(QuestionRecord(json: record(["incorrect_answers": .array(answers)])).question == nil)
  }

  private func statement(right: String, wrong: [String]) -> JSONValue {
    record(["type": "boolean", "correct_answer": .string(right), "incorrect_answers": .array(wrong.map { .string($0) })])
  }

  private func letters(_ count: Int) -> JSONValue { .string(String(repeating: "é", count: count)) }
}
