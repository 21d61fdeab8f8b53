/// A control sequence of a keyboard: ESC [ parameters final.
struct KeySequence {
  let parameters: [UInt8]
  let final: UInt8

  var startsPaste: Bool { final == UInt8(ascii: "~") && numbers.first?.first == 200 }

  /// The key, or nothing for what means nothing here: mouse, focus, answers of the terminal, keys let go of.
  var key: Key? {
    guard isKey, !isRelease else { return nil }
    switch final {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "C"): return .right
    case UInt8(ascii: "D"): return .left
    case UInt8(ascii: "H"): return .home
    case UInt8(ascii: "F"): return .end
    case UInt8(ascii: "Z"): return .backTab
    case UInt8(ascii: "~"): return numberedKey
    case UInt8(ascii: "u"): return unicodeKey
    default: return nil
    }
  }

  private var isKey: Bool { parameters.allSatisfy { (0x30...0x3B).contains($0) } }

  /// Parameters are separated by semicolons, their parts by colons.
  private var numbers: [[Int]] {
    parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { parameter in
      parameter.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map { Self.number($0) }
    }
  }

  private var modifiers: Int { max(0, (numbers.dropFirst().first?.first ?? 1) - 1) }
  private var isRelease: Bool { numbers.dropFirst().first?.dropFirst().first == 3 }

  private var numberedKey: Key? {
    switch numbers.first?.first {
    case 1, 7: .home
    case 4, 8: .end
    case 3: .delete
    case 5: .pageUp
    case 6: .pageDown
    default: nil
    }
  }

  /// The keyboard protocol that names keys by their code points.
  private var unicodeKey: Key? {
    let shift = 1
    let control = 4
    switch numbers.first?.first ?? 0 {
    case 27: return .escape
    case 13: return .enter
    case 9: return modifiers & shift == 0 ? .tab : .backTab
    case 8, 127: return .backspace
    case let value where (0x20..<0xE000).contains(value):
      guard let scalar = Unicode.Scalar(UInt32(value)) else { return nil }
      if modifiers & control != 0 { return .control(Character(scalar)) }
      return modifiers > shift ? nil : .character(Character(scalar))
    default: return nil
    }
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    digits.reduce(0) { min($0 * 10 + Int($1 &- 0x30), 0x11_0000) }
  }
}
