extension StringProtocol {
  /// Without the blanks around it.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start[..<(start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex)])
  }

  /// Without the blanks after it.
  var trimmedEnd: String {
    String(self[..<(lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex)])
  }

  /// What a person typed, to be quoted back: at most 40 scalars, since one character may be any number of them.
  var shortened: String {
    let limit = 40
    let start = unicodeScalars.prefix(limit)
    return start.endIndex == unicodeScalars.endIndex ? String(self) : String(String.UnicodeScalarView(start)) + "..."
  }

  /// The lines of a text that has line ends in it.
  var textLines: [String] {
    let isEnd: (Character) -> Bool = { $0 == "\n" || $0 == "\r\n" }
    return split(omittingEmptySubsequences: false, whereSeparator: isEnd).map { String($0) }
  }
}
