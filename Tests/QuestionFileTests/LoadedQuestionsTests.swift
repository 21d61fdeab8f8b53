import Entities
import Gateways
import JSON
import Platform
import TestSupport
import Testing

@testable import QuestionFile

struct LoadedQuestionsTests {
  @Test func `the answer of the API and the bare list are the same`() throws {
    let answer = try LoadedQuestions(bytes: file([record()]))
    #expect(answer.questions.map(\.text) == ["What is \"H\"?"])
    #expect(try LoadedQuestions(bytes: JSONWriter.write([record()])) == answer)
  }

  @Test func `questions that are not complete are counted, not taken`() throws {
    let loaded = try LoadedQuestions(bytes: file([record(["type": nil]), record(), 1, .null]))
    #expect(loaded.questions.count == 1)
    #expect(loaded.leftOut == 3)
  }

  @Test func `a question that stands twice is taken once and not counted`() throws {
    let again = record(["question": "what is &ldquo;H&rdquo; ?", "correct_answer": "Another"])
    let loaded = try LoadedQuestions(bytes: file([record(), again]))
    #expect(loaded.questions.map(\.correctAnswer) == ["Hydrogen"])
    #expect(loaded.leftOut == 0)
  }

  @Test func `an empty list is no error`() throws {
    let loaded = try LoadedQuestions(bytes: file([]))
    #expect(loaded.questions.isEmpty && loaded.leftOut == 0)
  }

  @Test func `escape sequences pass through as they are`() throws {
    let loaded = try LoadedQuestions(bytes: file([record(["question": "\u{1B}]0;title\u{7}?"])]))
    #expect(loaded.questions.map(\.text) == ["\u{1B}]0;title\u{7}?"])
  }

  @Test(.timeLimit(.minutes(1))) func `a text of ten million characters is left out`() throws {
    let long = JSONValue.string(String(repeating: "a", count: 10_000_000))
    let loaded = try LoadedQuestions(bytes: file([record(["question": long]), record()]))
    #expect((loaded.questions.count, loaded.leftOut) == (1, 1))
  }

  @Test func `a torn file is not JSON from where it is torn`() {
    let bytes = file([record()])
    for length in 0..<bytes.count {
      #expect { try LoadedQuestions(bytes: Array(bytes.prefix(length))) } throws: { error in
        guard case .notJSON(let offset, _) = error as? QuestionFileError else { return false }
        return offset <= length
      }
    }
  }

  @Test func `the place where JSON ends is given`() {
    let error = QuestionFileError.notJSON(offset: 12, expected: "a value")
    #expect(throws: error) { try LoadedQuestions(bytes: Array(#"{"results": x}"#.utf8)) }
  }

  @Test(arguments: [
    "{}", "1", "\"results\"", "null", #"{"results":null}"#, #"{"results":{}}"#, #"{"token":"x"}"#, #"{"Results":[]}"#,
  ])
  func `JSON without a list is no list of questions`(text: String) {
    #expect(throws: QuestionFileError.notQuestions) { try LoadedQuestions(bytes: Array(text.utf8)) }
  }

  @Test func `a list without one complete question is an error`() {
    #expect(throws: QuestionFileError.allMalformed(count: 2)) { try LoadedQuestions(bytes: file([[:], 1])) }
  }

  @Test func `a file is read, and one that cannot be is said to be`() async throws {
    try await withTemporaryFolder { folder in
      let path = Paths.join(folder, "questions.json")
      #expect(throws: QuestionFileError.unreadable(.notFound)) { try LoadedQuestions(path: path) }
      #expect(throws: QuestionFileError.unreadable(.isDirectory)) { try LoadedQuestions(path: folder) }
      try Files.replace(path, with: file([record()]), access: .owner)
      #expect(try LoadedQuestions(path: path).questions.count == 1)
    }
  }
}
