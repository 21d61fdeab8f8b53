/// Collects a bracketed paste up to its end mark.
struct PasteBuffer {
  private static let endMark = Array("\u{1B}[201~".utf8)
  /// Nothing here takes more; the rest of a longer paste is let go.
  private static let limit = 4096

  private var bytes: [UInt8] = []
  private var matched = 0

  /// Takes a byte, and gives the text once the end mark is complete.
  mutating func textEnded(by byte: UInt8) -> String? {
    if byte == Self.endMark[matched] {
      matched += 1
      return matched == Self.endMark.count ? String(decoding: bytes, as: UTF8.self) : nil
    }
    keep(Self.endMark.prefix(matched))
    matched = byte == Self.endMark[0] ? 1 : 0
    if matched == 0 { keep([byte]) }
    return nil
  }

  private mutating func keep(_ more: some Sequence<UInt8>) {
    for byte in more where bytes.count < Self.limit { bytes.append(byte) }
  }
}
