nonisolated extension String {
  /// The text as it may reach a terminal: line breaks and tabs as one space, and what would steer the terminal or hide as U+FFFD.
  public var sanitised: String {
    if isPrintableASCII || !unicodeScalars.contains(where: \.isUnsafe) { return self }
    var safe = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      let isSecondHalfOfBreak = scalar == "\n" && previous == "\r"
      if !isSecondHalfOfBreak { safe.append(scalar.isUnsafe ? scalar.replacement : scalar) }
      previous = scalar
    }
    return String(safe)
  }
}

nonisolated extension String {
  /// Nothing in it needs a closer look.
  var isPrintableASCII: Bool { utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }
}

nonisolated extension Unicode.Scalar {
  fileprivate var replacement: Unicode.Scalar {
    switch value {
    case 0x09, 0x0A...0x0D, 0x85, 0x2028, 0x2029: " "
    default: "\u{FFFD}"
    }
  }

  /// Controls, bidirectional controls and invisible format characters; joiners and variation selectors are part of visible text.
  fileprivate var isUnsafe: Bool {
    if value < 0xAD { return value < 0x20 || (0x7F...0x9F).contains(value) }
    return switch value {
    case 0xAD, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F: true
    case 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F: true
    case 0x3164, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB, 0xFFFE, 0xFFFF: true
    case 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE00FF: true
    default: false
    }
  }
}
