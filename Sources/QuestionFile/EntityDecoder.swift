/// Replaces HTML's character references by what they stand for, as HTML5 has it, and once only: `&amp;lt;` is `&lt;`.
struct EntityDecoder {
  private let bytes: [UInt8]
  private var position = 0

  static func decode(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var decoder = EntityDecoder(bytes: Array(text.utf8))
    return decoder.decode()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func decode() -> String {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    while let ampersand = bytes[position...].firstIndex(of: UInt8(ascii: "&")) {
      decoded += bytes[position..<ampersand]
      position = ampersand + 1
      if let text = byte(position) == UInt8(ascii: "#") ? number() : name() {
        decoded += text.utf8
      } else {
        decoded.append(bytes[ampersand])
      }
    }
    decoded += bytes[position...]
    return String(decoding: decoded, as: UTF8.self)
  }

  private mutating func name() -> String? {
    let letters = bytes[position...].prefix(NamedEntities.longest).prefix { isLetter($0) || digit($0, radix: 10) != nil }
    if byte(letters.endIndex) == UInt8(ascii: ";"), let text = NamedEntities.text(of: letters) {
      position = letters.endIndex + 1
      return text
    }
    var alone = letters.prefix(NamedEntities.longestAlone)
    while !alone.isEmpty {
      if let text = NamedEntities.textAlone(of: alone) {
        position = alone.endIndex
        return text
      }
      alone.removeLast()
    }
    return nil
  }

  private mutating func number() -> String? {
    let isHexadecimal = byte(position + 1) == UInt8(ascii: "x") || byte(position + 1) == UInt8(ascii: "X")
    let radix = isHexadecimal ? 16 : 10
    let start = position + (isHexadecimal ? 2 : 1)
    var (next, value) = (start, 0)
    while let byte = byte(next), let digit = digit(byte, radix: radix) {
      value = min(value * radix + digit, NumericReferences.tooLarge)
      next += 1
    }
    if next == start { return nil }
    position = byte(next) == UInt8(ascii: ";") ? next + 1 : next
    return String(NumericReferences.scalar(for: value))
  }

  private func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  private func digit(_ byte: UInt8, radix: Int) -> Int? { Character(Unicode.Scalar(byte)).hexDigitValue.flatMap { $0 < radix ? $0 : nil } }
}
