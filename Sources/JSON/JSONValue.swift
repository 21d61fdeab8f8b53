/// A JSON document, or a part of one.
package enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  /// How a number that was written without fraction and exponent is read, if it fits.
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// In the order as written; of several members with one key the last counts.
  case object([JSONMember])
}

package struct JSONMember: Equatable, Sendable {
  package let key: String
  package let value: JSONValue

  package init(_ key: String, _ value: JSONValue) {
    self.key = key
    self.value = value
  }
}

extension JSONValue {
  package var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The number if it is whole, however it was written.
  package var integer: Int? {
    switch self {
    case .integer(let value): value
    case .number(let value): value.whole
    default: nil
    }
  }

  package var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  package var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  package var array: [JSONValue]? {
    if case .array(let values) = self { values } else { nil }
  }

  package var object: [JSONMember]? {
    if case .object(let members) = self { members } else { nil }
  }

  package subscript(key: String) -> JSONValue? {
    object?.last { $0.key == key }?.value
  }
}

extension Double {
  /// `Int(exactly:)` does the same, but would need the mathematics library to be linked.
  var whole: Int? {
    guard magnitude < 0x1p63 else { return nil }
    let integer = Int(self)
    return Double(integer) == self ? integer : nil
  }
}
