/// What a screen of ours switches on in a terminal, and how it is all switched off again.
nonisolated enum ScreenModes {
  /// The alternate screen, no cursor, no wrapping at the edge, pastes in brackets.
  static let enter: StaticString = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h"
  /// The alternate screen goes last, so that nothing of the rest shows on the one below.
  static let leave: StaticString = "\u{1B}[m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
}

nonisolated extension StaticString {
  var bytes: [UInt8] { withUTF8Buffer { Array($0) } }
}
