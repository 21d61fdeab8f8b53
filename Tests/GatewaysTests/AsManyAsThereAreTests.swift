import Entities
import Gateways
import TestSupport
import Testing

struct AsManyAsThereAreTests {
  @Test func `enough questions are given as they are`() async throws {
    #expect(try await ask(amount: 4) == 4)
  }

  @Test func `where fewer fit, these are given`() async throws {
    #expect(try await ask(amount: 50) == 6)
  }

  @Test func `where none fits, others are given`() async throws {
    #expect(try await ask(amount: 5, category: .art) == 5)
  }

  @Test func `a source that has nothing at all says so`() async {
    await #expect(throws: QuestionError.empty) {
      try await AsManyAsThereAre(StubQuestions(.empty)).questions(for: Settings(), seed: 1)
    }
  }

  private func ask(amount: Int, category: Category? = nil) async throws -> Int {
    var settings = Settings()
    _ = settings.setAmount(amount)
    settings.category = category
    return try await AsManyAsThereAre(SixOnHistory()).questions(for: settings, seed: 1).count
  }
}

private struct SixOnHistory: QuestionSource {
  func questions(for settings: Settings, seed: UInt64) async throws(QuestionError) -> [Question] {
    let fitting = (1...6).map(Question.sample).filter { $0.fits(settings) }
    guard fitting.count >= settings.amount else { throw .tooFew(available: fitting.count) }
    return Array(fitting.prefix(settings.amount))
  }
}
