package import Entities

/// A source that gives fewer questions, or of any choice, rather than none: the way out when another source has failed.
package struct AsManyAsThereAre: QuestionSource {
  private let source: any QuestionSource

  package init(_ source: any QuestionSource) { self.source = source }

  package func questions(for settings: Settings, seed: UInt64) async throws(QuestionError) -> [Question] {
    var settings = settings
    do {
      return try await source.questions(for: settings, seed: seed)
    } catch .tooFew(let available) where settings.setAmount(available) {
      return try await source.questions(for: settings, seed: seed)
    } catch {
      var any = Settings()
      _ = any.setAmount(settings.amount)
      return try await source.questions(for: any, seed: seed)
    }
  }
}
