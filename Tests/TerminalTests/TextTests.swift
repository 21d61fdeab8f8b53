import Terminal
import TestSupport
import Testing

struct SanitisedTests {
  @Test func `plain and foreign text stays as it is`() {
    for text in ["", "plain", "naïve – “quotes”", "日本語", "👨‍👩‍👧 ❤️ 🇩🇪", "می‌خواهم"] { #expect(text.sanitised == text) }
  }

  @Test(arguments: [
    0x00, 0x07, 0x08, 0x1B, 0x7F, 0x80, 0x9B, 0x9F, 0xAD, 0x061C, 0x200B, 0x200E, 0x200F, 0x202A, 0x202E, 0x2066, 0x2069, 0x2060, 0xFEFF,
    0xE0041,
  ])
  func `what steers or hides becomes visible`(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect("a\(Character(scalar))b".sanitised == "a\u{FFFD}b")
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\t", "\u{85}", "\u{2028}", "\u{2029}", "\u{B}"])
  func `breaks and tabs become one space`(text: String) {
    #expect("a\(text)b".sanitised == "a b")
  }

  @Test func `a huge text is sanitised whole`() {
    let text = String(repeating: "abcdefg\u{1B}é", count: 100_000)
    #expect(text.sanitised.utf8.count == 1_200_000)
  }
}

struct ASCIIFallbackTests {
  @Test(arguments: [
    ("Medium · Score 1", "Medium - Score 1"), ("x² or x³", "x2 or x3"), ("“Rhône”, Čapek’s…", "\"Rhone\", Capek's~"), ("日本", "??"),
  ])
  func `a terminal without Unicode gets the nearest there is`(text: String, nearest: String) {
    let harness = ScreenHarness(Page(scene: "Text", title: text), hasUnicode: false)
    #expect(harness.terminal.text.contains(nearest))
    #expect(harness.terminal.writes.joined().allSatisfy { $0 < 0x80 })
  }
}

struct CellWidthTests {
  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("日", 2), ("ｗ", 2), ("👍", 2), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("👍🏽", 2),
    ("\u{301}", 0), ("\u{0}", 0),
    ("한", 2), ("ก็", 1), ("─", 1),
  ])
  func `a cluster is as wide as terminals draw it`(text: String, width: Int) {
    #expect(text.cellWidth == width)
  }
}

struct WrappingTests {
  @Test func `text is broken at spaces`() {
    #expect("one two three".wrapped(to: 8) == ["one two", "three"])
    #expect("one  two".wrapped(to: 80) == ["one two"])
    #expect("".wrapped(to: 8) == [""])
  }

  @Test func `a word without spaces is broken where it must be`() {
    #expect("abcdefgh i".wrapped(to: 3) == ["abc", "def", "gh", "i"])
    #expect("日本語".wrapped(to: 5) == ["日本", "語"])
  }

  @Test(arguments: [0, 1, 2, 3, 7])
  func `no line is wider than asked, but for a cluster that is`(width: Int) {
    for line in "a 日本語 emoji 👨‍👩‍👧 e\u{301}tude".wrapped(to: width) { #expect(line.cellWidth <= max(width, 2)) }
  }

  @Test func `clipping marks what is missing`() {
    #expect("abcdef".clipped(to: 4) == "abc…")
    #expect("日本語".clipped(to: 4) == "日…")
    #expect("abc".clipped(to: 3) == "abc")
    #expect("abc".clipped(to: 0) == "")
    #expect("abcdef".tail(cells: 3) == "def")
  }
}
