import Entities
import Gateways
import QuestionBank
import Testing

struct BuiltInQuestionsTests {
  private let source = BuiltInQuestions()

  @Test func `any category gives as many as are asked for, none twice`() async throws {
    let settings = try settings(amount: 50)
    let questions = try await source.questions(for: settings, seed: 1)
    #expect(questions.count == 50)
    #expect(Set(questions).count == 50)
    #expect(Set(questions.map(\.category)).count > 1)
  }

  @Test func `the same seed gives the same questions, another seed others`() async throws {
    let settings = try settings(amount: 10)
    let first = try await source.questions(for: settings, seed: 7)
    #expect(try await source.questions(for: settings, seed: 7) == first)
    #expect(try await source.questions(for: settings, seed: 8) != first)
  }

  @Test(arguments: Category.allCases) func `only what was chosen is given`(category: Category) async throws {
    var settings = try settings(amount: 2)
    (settings.category, settings.difficulty, settings.kind) = (category, .medium, .multiple)
    let questions = try await source.questions(for: settings, seed: 3)
    #expect(questions.count == 2)
    #expect(questions.allSatisfy { $0.fits(settings) })
  }

  @Test func `fewer than asked for is an error that says how many there are`() async throws {
    var settings = try settings(amount: 50)
    (settings.category, settings.difficulty, settings.kind) = (.art, .hard, .boolean)
    await #expect(throws: QuestionError.tooFew(available: 2)) { try await source.questions(for: settings, seed: 3) }
  }

  private func settings(amount: Int) throws -> Settings {
    var settings = Settings()
    let isSet = settings.setAmount(amount)
    try #require(isSet)
    return settings
  }
}
