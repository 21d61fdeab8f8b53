/// What `&#n;` stands for, with the corrections that HTML5 makes.
enum NumericReferences {
  /// Beyond the last code point; larger numbers mean no more than this one.
  static let tooLarge = 0x11_0000

  static func scalar(for number: Int) -> Unicode.Scalar {
    let replacement: Unicode.Scalar = "\u{FFFD}"
    if number == 0 { return replacement }
    if (0x80...0x9F).contains(number) {
      let meant = windows1252[number - 0x80]
      return Unicode.Scalar(meant == 0 ? UInt16(number) : meant) ?? replacement
    }
    return Unicode.Scalar(UInt32(number)) ?? replacement
  }

  /// What people mean who write 128 to 159: the characters of Windows-1252; zero where it has none.
  private static let windows1252: [UInt16] = [
    0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017D, 0,
    0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E, 0x0178,
  ]
}
