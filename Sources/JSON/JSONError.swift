/// Where a document stops being JSON, and what would have been right there.
package struct JSONError: Error, Equatable, CustomStringConvertible {
  /// In bytes from the start of the document.
  package let offset: Int
  package let expected: String

  package init(offset: Int, expected: String) {
    self.offset = offset
    self.expected = expected
  }

  package var description: String { "expected \(expected) at byte \(offset)" }
}
