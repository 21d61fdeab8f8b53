package import Entities
package import Gateways

/// Plays what was loaded from a file.
package struct FileQuestions: QuestionSource {
  private let loaded: LoadedQuestions

  package init(_ loaded: LoadedQuestions) { self.loaded = loaded }

  package func questions(for settings: Settings, seed: UInt64) async throws(QuestionError) -> [Question] {
    if loaded.questions.isEmpty { throw loaded.refusal ?? .empty }
    var generator = SeededGenerator(seed: seed)
    let picked = loaded.questions.picked(for: settings, using: &generator)
    guard picked.count == settings.amount else { throw .tooFew(available: picked.count) }
    return picked
  }
}
