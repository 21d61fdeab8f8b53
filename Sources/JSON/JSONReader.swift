/// Reads a document as RFC 8259 has it, and nothing more, apart from a byte order mark in front of it.
package struct JSONReader {
  /// Nothing that anyone writes goes deeper; a document that does means to use up the call stack.
  package static let deepestNesting = 64

  let bytes: [UInt8]
  var position = 0

  package static func read(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    var reader = JSONReader(bytes: bytes)
    return try reader.document()
  }

  private mutating func document() throws(JSONError) -> JSONValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    skipBlanks()
    let value = try value(depth: 0)
    skipBlanks()
    guard position == bytes.count else { throw expected("the end of the document") }
    return value
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    switch next {
    case UInt8(ascii: "\""): .string(try string())
    case UInt8(ascii: "{"): .object(try members(depth: depth + 1))
    case UInt8(ascii: "["): .array(try elements(depth: depth + 1))
    case UInt8(ascii: "t"): try word("true", as: .bool(true))
    case UInt8(ascii: "f"): try word("false", as: .bool(false))
    case UInt8(ascii: "n"): try word("null", as: .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
    default: throw expected("a value")
    }
  }

  private mutating func members(depth: Int) throws(JSONError) -> [JSONMember] {
    try open(depth: depth)
    var members: [JSONMember] = []
    if skip("}") { return members }
    repeat {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw expected(members.isEmpty ? "a key or \"}\"" : "a key") }
      let key = try string()
      skipBlanks()
      guard skip(":") else { throw expected("\":\"") }
      skipBlanks()
      members.append(JSONMember(key, try value(depth: depth)))
      skipBlanks()
    } while skip(",")
    guard skip("}") else { throw expected("\",\" or \"}\"") }
    return members
  }

  private mutating func elements(depth: Int) throws(JSONError) -> [JSONValue] {
    try open(depth: depth)
    var elements: [JSONValue] = []
    if skip("]") { return elements }
    repeat {
      skipBlanks()
      elements.append(try value(depth: depth))
      skipBlanks()
    } while skip(",")
    guard skip("]") else { throw expected("\",\" or \"]\"") }
    return elements
  }

  private mutating func open(depth: Int) throws(JSONError) {
    guard depth <= Self.deepestNesting else { throw expected("no more than \(Self.deepestNesting) levels") }
    position += 1
    skipBlanks()
  }

  private mutating func word(_ word: StaticString, as value: JSONValue) throws(JSONError) -> JSONValue {
    let word = "\(word)"
    guard bytes[position...].starts(with: word.utf8) else { throw expected("\"\(word)\"") }
    position += word.utf8.count
    return value
  }
}

extension JSONReader {
  /// The byte to be read; at the end a zero, which no rule of JSON accepts either.
  var next: UInt8 { position < bytes.count ? bytes[position] : 0 }

  func expected(_ what: String) -> JSONError { JSONError(offset: position, expected: what) }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipBlanks() {
    while case let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }
}
