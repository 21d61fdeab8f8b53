extension JSONReader {
  mutating func string() throws(JSONError) -> String {
    position += 1
    let start = position
    let isASCII = skipPlainBytes()
    let text = next == UInt8(ascii: "\"") ? plainString(from: start, isASCII: isASCII) : try escapedString(from: start)
    guard let text else {
      position = invalidOffset(from: start)
      throw expected("valid UTF-8")
    }
    position += 1
    return text
  }

  /// ASCII is UTF-8 already, and checking it again would take as long as all the rest.
  private func plainString(from start: Int, isASCII: Bool) -> String? {
    let bytes = bytes[start..<position]
    return isASCII ? String(decoding: bytes, as: UTF8.self) : String(validating: bytes, as: UTF8.self)
  }

  /// Stops at the closing quote, like the quick way above; `nil` if the bytes between the escapes are no UTF-8.
  private mutating func escapedString(from start: Int) throws(JSONError) -> String? {
    var text: [UInt8] = []
    var plain = start
    while next != UInt8(ascii: "\"") {
      guard next == UInt8(ascii: "\\") else { throw expected(position < bytes.count ? "no control character" : "a closing quote") }
      text += bytes[plain..<position]
      position += 1
      text += try escapedScalar().utf8
      plain = position
      skipPlainBytes()
    }
    text += bytes[plain..<position]
    return String(validating: text, as: UTF8.self)
  }

  /// Whether all of them were ASCII.
  @discardableResult
  private mutating func skipPlainBytes() -> Bool {
    var bits: UInt8 = 0
    while position < bytes.count, case let byte = bytes[position], byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      bits |= byte
      position += 1
    }
    return bits < 0x80
  }

  /// The first byte that is not part of a character.
  private func invalidOffset(from start: Int) -> Int {
    var parser = Unicode.UTF8.ForwardParser()
    var remaining = bytes[start...].makeIterator()
    var offset = start
    while case .valid(let scalar) = parser.parseScalar(from: &remaining) { offset += scalar.count }
    return offset
  }
}

// MARK: - Escapes

extension JSONReader {
  private mutating func escapedScalar() throws(JSONError) -> Unicode.Scalar {
    let scalar: Unicode.Scalar
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): scalar = Unicode.Scalar(next)
    case UInt8(ascii: "b"): scalar = "\u{8}"
    case UInt8(ascii: "f"): scalar = "\u{C}"
    case UInt8(ascii: "n"): scalar = "\n"
    case UInt8(ascii: "r"): scalar = "\r"
    case UInt8(ascii: "t"): scalar = "\t"
    case UInt8(ascii: "u"): return try numberedScalar()
    default: throw expected("an escape")
    }
    position += 1
    return scalar
  }

  /// What is beyond 16 bits comes as two escapes, a surrogate pair.
  private mutating func numberedScalar() throws(JSONError) -> Unicode.Scalar {
    let start = position
    let high = try hexadecimalUnit()
    if let scalar = Unicode.Scalar(high) { return scalar }
    guard UTF16.isLeadSurrogate(high), skip("\\"), next == UInt8(ascii: "u") else {
      position = start
      throw expected("a surrogate pair")
    }
    let low = try hexadecimalUnit()
    guard UTF16.isTrailSurrogate(low) else {
      position = start
      throw expected("a surrogate pair")
    }
    return UTF16.decode(UTF16.EncodedScalar([high, low]))
  }

  private mutating func hexadecimalUnit() throws(JSONError) -> UInt16 {
    position += 1
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = next.hexadecimalDigit else { throw expected("a hexadecimal digit") }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }
}

extension UInt8 {
  fileprivate var hexadecimalDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
