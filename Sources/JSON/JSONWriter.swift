/// Writes a document on one line, members in their order, and so that no character of it does anything on a terminal.
package struct JSONWriter {
  private var bytes: [UInt8] = []

  package static func write(_ value: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    writer.add(value)
    return writer.bytes
  }

  private mutating func add(_ value: JSONValue) {
    switch value {
    case .null: add("null")
    case .bool(let value): add(value ? "true" : "false")
    case .integer(let value): add("\(value)")
    case .number(let value): add(value)
    case .string(let value): add(quoted: value)
    case .array(let values): add(values, between: "[", "]") { $0.add($1) }
    case .object(let members):
      add(members, between: "{", "}") {
        $0.add(quoted: $1.key)
        $0.add(":")
        $0.add($1.value)
      }
    }
  }

  private mutating func add(_ text: String) { bytes += text.utf8 }

  /// JSON has no infinity and no NaN; null stands for what is no number.
  private mutating func add(_ number: Double) {
    if let integer = number.whole {
      add("\(integer)")
    } else {
      add(number.isFinite ? "\(number)" : "null")
    }
  }

  private mutating func add<Item>(
    _ items: [Item], between open: String, _ close: String, with addItem: (inout JSONWriter, Item) -> Void
  ) {
    add(open)
    for (index, item) in items.enumerated() {
      if index > 0 { add(",") }
      addItem(&self, item)
    }
    add(close)
  }
}

// MARK: - Strings

extension JSONWriter {
  private mutating func add(quoted text: String) {
    add("\"")
    if text.utf8.allSatisfy(\.isPlain) { add(text) } else { for scalar in text.unicodeScalars { add(scalar) } }
    add("\"")
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": add("\\\"")
    case "\\": add("\\\\")
    case "\n": add("\\n")
    case "\r": add("\\r")
    case "\t": add("\\t")
    case " "..."~": bytes.append(UInt8(ascii: scalar))
    case _ where scalar.isUnseen: for unit in String(scalar).utf16 { add(escaped: unit) }
    default: bytes += scalar.utf8
    }
  }

  private mutating func add(escaped unit: UInt16) {
    let digits = String(unit, radix: 16)
    add("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
  }
}

extension UInt8 {
  /// Whether it is ASCII and stands for itself.
  fileprivate var isPlain: Bool {
    self >= 0x20 && self < 0x7F && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}

extension Unicode.Scalar {
  /// Whether it acts instead of being seen: controls, line separators, and what turns, joins or hides text.
  fileprivate var isUnseen: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: properties.isDefaultIgnorableCodePoint
    }
  }
}
