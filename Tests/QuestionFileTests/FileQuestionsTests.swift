import Entities
import Gateways
import JSON
import QuestionFile
import Testing

struct FileQuestionsTests {
  @Test func `as many as are asked for are given, by the seed`() async throws {
    let source = try source(of: (0..<50).map { record(["question": .string("Question \($0)?")]) })
    let first = try await source.questions(for: Settings(), seed: 1)
    #expect(first.count == 10)
    #expect(try await source.questions(for: Settings(), seed: 1) == first)
    #expect(try await source.questions(for: Settings(), seed: 2) != first)
  }

  @Test func `only what was chosen counts`() async throws {
    let source = try source(of: [record(), record(["question": "Another?", "category": "Art"])])
    var settings = Settings()
    settings.category = .art
    await #expect(throws: QuestionError.tooFew(available: 1)) { try await source.questions(for: settings, seed: 1) }
    settings.difficulty = .hard
    await #expect(throws: QuestionError.tooFew(available: 0)) { try await source.questions(for: settings, seed: 1) }
  }

  @Test(arguments: [
    (0, QuestionError.empty), (1, .tooFew(available: 0)), (2, .badParameter), (3, .empty), (4, .empty), (5, .rateLimited(seconds: 5)),
    (99, .empty),
  ])
  func `nothing is refused for the reason that the API gave`(code: Int, error: QuestionError) async throws {
    let source = try source(of: [], code: code)
    await #expect(throws: error) { try await source.questions(for: Settings(), seed: 1) }
  }

  @Test func `a reason beside questions does not count`() async throws {
    let source = try source(of: [record()], code: 5)
    await #expect(throws: QuestionError.tooFew(available: 1)) { try await source.questions(for: Settings(), seed: 1) }
  }

  private func source(of records: [JSONValue], code: Int = 0) throws -> FileQuestions {
    FileQuestions(try LoadedQuestions(bytes: file(records, code: code)))
  }
}
