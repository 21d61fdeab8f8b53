package import Terminal

extension Page {
  /// The words of all blocks, for tests that do not care how they are set.
  package var words: [String] { blocks.map(\.words) }
}
