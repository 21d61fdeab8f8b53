/// How a cell is drawn.
struct Pen: Equatable {
  struct Attributes: OptionSet {
    let rawValue: UInt8
    static let bold = Attributes(rawValue: 1)
    static let dim = Attributes(rawValue: 2)
    static let underline = Attributes(rawValue: 4)
    static let reverse = Attributes(rawValue: 8)
  }

  /// The colours that every theme keeps readable, by their number in SGR.
  enum Colour: UInt8 {
    case red = 31
    case green = 32
    case yellow = 33
    case cyan = 36
  }

  var attributes: Attributes
  var colour: Colour?

  static let plain = Pen(attributes: [])
  static let bold = Pen(attributes: .bold)
  static let dim = Pen(attributes: .dim)
  static let underline = Pen(attributes: .underline)
  static let reverse = Pen(attributes: .reverse)

  init(attributes: Attributes, colour: Colour? = nil) {
    self.attributes = attributes
    self.colour = colour
  }

  /// A space drawn with it leaves a trace.
  var showsOnBlank: Bool { !attributes.isDisjoint(with: [.underline, .reverse]) }

  /// The bytes that change `old` to this pen.
  func change(from old: Pen) -> [UInt8] {
    if self == old { return [] }
    if self == .plain { return Array("\u{1B}[m".utf8) }
    let isAddition = attributes.isSuperset(of: old.attributes) && (old.colour == nil || colour != nil)
    var codes = isAddition ? [] : [UInt8(0)]
    let added = isAddition ? attributes.subtracting(old.attributes) : attributes
    for (attribute, code) in Self.codes where added.contains(attribute) { codes.append(code) }
    if let colour, !isAddition || colour != old.colour { codes.append(colour.rawValue) }
    return Array("\u{1B}[\(codes.map(String.init).joined(separator: ";"))m".utf8)
  }

  private static let codes: [(Attributes, UInt8)] = [(.bold, 1), (.dim, 2), (.underline, 4), (.reverse, 7)]
}
