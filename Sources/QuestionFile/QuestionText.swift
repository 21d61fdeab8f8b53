/// The text of a question or an answer as people write it, made fit to show and to compare.
enum QuestionText {
  /// Decodes the entities, cuts the blanks at the ends and makes one of those inside.
  static func cleaned(_ text: String) -> String {
    let decoded = EntityDecoder.decode(text)
    if hasNoStrayBlanks(decoded) { return decoded }
    return decoded.unicodeScalars.split(whereSeparator: \.properties.isWhitespace).map(String.init).joined(separator: " ")
  }

  /// What two texts share that a reader takes for the same: case, quotation marks, invisible characters and the end do not count.
  static func key(_ text: String) -> String {
    var scalars = text.lowercased().unicodeScalars[...]
    while let last = scalars.last, !counts(last) || last == "." || last == "?" || last == "!" || last == " " { scalars.removeLast() }
    return scalars.split { !counts($0) }.map(String.init).joined()
  }

  /// Tells at once what nearly every text is: plain ASCII with single blanks between words.
  private static func hasNoStrayBlanks(_ text: String) -> Bool {
    let blank = UInt8(ascii: " ")
    var last = blank
    for byte in text.utf8 {
      if byte > 0x7E || byte < blank || (byte == blank && last == blank) { return false }
      last = byte
    }
    return last != blank
  }

  private static func counts(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar != "\"" && scalar != "'" }
    if scalar.properties.isDefaultIgnorableCodePoint { return false }
    let category = scalar.properties.generalCategory
    return category != .initialPunctuation && category != .finalPunctuation
  }
}
