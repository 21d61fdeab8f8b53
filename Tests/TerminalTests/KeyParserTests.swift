import Terminal
import Testing

struct KeyParserTests {
  private static let everything =
    "aé日👍\u{1B}[A\u{1B}OB\u{1B}[1;5C\u{1B}[D\u{1B}[H\u{1B}[4~\u{1B}[5~\u{1B}[6~\u{1B}[Z\u{1B}[3~\t\r\u{7F}\u{3}"
    + "\u{1B}[<0;10;5M\u{1B}[<0;10;5m\u{1B}[I\u{1B}[O\u{1B}]11;rgb:0/0/0\u{1B}\\\u{1B}P1$r0m\u{1B}\\\u{1B}[[A"
    + "\u{1B}[13u\u{1B}[99;5u\u{1B}[97;1:3u\u{1B}[?62;c\u{1B}[200~one\r\u{1B}[31m\u{3}\u{1B}[201~z\u{1B}x."

  private static let keys: [Key] = [
    .character("a"), .character("é"), .character("日"), .character("👍"), .up, .down, .right, .left, .home, .end, .pageUp, .pageDown,
    .backTab,
    .delete, .tab, .enter, .backspace, .control("c"), .enter, .control("c"), .paste("one\r\u{1B}[31m\u{3}"), .character("z"),
    .character("."),
  ]

  @Test(arguments: ["\u{1B}P", "\u{1B}]", "\u{1B}X", "\u{1B}_", "\u{1B}^"])
  func `a letter with alt that looks like the start of a string holds nothing up`(start: String) {
    var parser = KeyParser()
    #expect(parser.keys(from: Array("\(start)abc\u{1B}[A".utf8)) == [.up])
    #expect(parser.keys(from: Array("\(start)abc\u{3}".utf8)) == [.control("c")])
    #expect(parser.keys(from: Array("\(start)abc\u{4}".utf8)) == [.control("d")])
    #expect(parser.keys(from: Array("\(start)answer\u{1B}\\j".utf8)) == [.character("j")])
  }

  @Test func `each sequence is the key that it stands for`() {
    var parser = KeyParser()
    #expect(parser.keys(from: Array(Self.everything.utf8)) == Self.keys)
  }

  @Test func `it does not matter where the bytes are split`() {
    let bytes = Array(Self.everything.utf8)
    for split in bytes.indices {
      var parser = KeyParser()
      #expect(parser.keys(from: Array(bytes[..<split])) + parser.keys(from: Array(bytes[split...])) == Self.keys)
    }
    var parser = KeyParser()
    #expect(bytes.flatMap { parser.keys(from: [$0]) } == Self.keys)
  }

  @Test func `a pause makes a lone escape the key`() {
    var parser = KeyParser()
    #expect(parser.keys(from: [0x1B]) == [])
    #expect(parser.pause() == [.escape])
    #expect(parser.pause() == [])
  }

  @Test(arguments: ["\u{1B}[", "\u{1B}[1;", "\u{1B}]0;", "\u{1B}[200~\u{1B}"])
  func `a pause inside a sequence decides nothing`(start: String) {
    var parser = KeyParser()
    #expect(parser.keys(from: Array(start.utf8)) + parser.pause() == [])
  }

  @Test func `two escapes are one key and the start of another`() {
    var parser = KeyParser()
    #expect(parser.keys(from: Array("\u{1B}\u{1B}[A".utf8)) == [.escape, .up])
  }

  @Test(arguments: [[0xFF], [0xC3, 0x41], [0xE2, 0x82], [0xF5], [0xC0], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80]] as [[UInt8]])
  func `bytes that are no text become replacements`(bytes: [UInt8]) {
    var parser = KeyParser()
    let keys = parser.keys(from: bytes + [0x20, 0x20])
    #expect(keys.first == .character("\u{FFFD}"))
    #expect(keys.last == .character(" "))
  }

  @Test func `a character that is cut short does not swallow the next one`() {
    var parser = KeyParser()
    #expect(
      parser.keys(from: [0xC3, 0xC3, 0xA9, 0xE2, 0x82, 0x1B, 0x5B, 0x41]) == [
        .character("\u{FFFD}"), .character("é"), .character("\u{FFFD}"), .up,
      ])
  }

  @Test func `no bytes make it fail`() {
    var parser = KeyParser()
    for _ in 0..<200 { _ = parser.keys(from: (0..<200).map { _ in UInt8.random(in: 0...255) }) + parser.pause() }
    _ = parser.keys(from: Array("\u{18}\u{1B}[201~\u{1B}[201~\u{7}".utf8))
    #expect(parser.keys(from: Array("\u{18}x".utf8)).last == .character("x"))
  }

  @Test func `a paste without an end keeps no more than it must`() {
    var parser = KeyParser()
    _ = parser.keys(from: Array("\u{1B}[200~".utf8) + [UInt8](repeating: 0x78, count: 1_000_000))
    #expect(parser.keys(from: Array("\u{1B}[201~".utf8)) == [.paste(String(repeating: "x", count: 4096))])
  }
}
