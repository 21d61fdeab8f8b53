extension JSONReader {
  mutating func number() throws(JSONError) -> JSONValue {
    let start = position
    let isWhole = try skipNumber()
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isWhole, let integer = Int(text) { return .integer(integer) }
    guard let number = Double(text), number.isFinite else {
      position = start
      throw expected("a number of at most 1.8e308")
    }
    return .number(number)
  }

  /// Whether it has neither fraction nor exponent.
  private mutating func skipNumber() throws(JSONError) -> Bool {
    var isWhole = true
    _ = skip("-")
    if !skip("0") { try skipDigits() }
    if skip(".") {
      isWhole = false
      try skipDigits()
    }
    if skip("e") || skip("E") {
      isWhole = false
      _ = skip("+") || skip("-")
      try skipDigits()
    }
    return isWhole
  }

  private mutating func skipDigits() throws(JSONError) {
    let start = position
    while UInt8(ascii: "0")...UInt8(ascii: "9") ~= next { position += 1 }
    if position == start { throw expected("a digit") }
  }
}
