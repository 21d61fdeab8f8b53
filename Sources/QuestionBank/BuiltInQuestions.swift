package import Entities
package import Gateways

/// The questions that the program carries in itself; only the categories asked for are read.
package struct BuiltInQuestions: QuestionSource {
  package init() {}

  package func questions(for settings: Settings, seed: UInt64) async throws(QuestionError) -> [Question] {
    let categories = settings.category.map { [$0] } ?? Category.allCases
    let all = categories.flatMap { BankParser(category: $0).questions(in: BankText.text(of: $0)) }
    var generator = SeededGenerator(seed: seed)
    let picked = all.picked(for: settings, using: &generator)
    guard picked.count == settings.amount else { throw .tooFew(available: picked.count) }
    return picked
  }
}
