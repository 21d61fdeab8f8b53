import Testing

@testable import Terminal

struct LineBufferTests {
  private func lines(_ chunks: [[UInt8]]) -> [LineBuffer.Line] {
    var buffer = LineBuffer()
    for chunk in chunks { buffer.append(chunk) }
    buffer.close()
    var lines: [LineBuffer.Line] = []
    while let line = buffer.first {
      lines.append(line)
      buffer.removeFirst()
    }
    #expect(buffer.isAtEnd)
    return lines
  }

  @Test func `lines end with a line feed, with or without a carriage return, and the last one needs no end`() {
    let found = lines([Array("a\nb\r\n\r\nc\rd".utf8)])
    #expect(found.map(\.text) == ["a", "b", "", "c\rd"])
    #expect(found.map(\.number) == [1, 2, 3, 4])
  }

  @Test func `it does not matter where the bytes are split`() {
    let bytes = Array("é1\r\n\n😀\r\nlast".utf8)
    let whole = lines([bytes])
    for index in bytes.indices { #expect(lines([Array(bytes[..<index]), Array(bytes[index...])]) == whole) }
    #expect(lines(bytes.map { [$0] }) == whole)
  }

  @Test func `bytes that are no UTF-8 are replaced`() {
    #expect(lines([[0x61, 0xFF, 0x62, 0x0A, 0xC3]]).map(\.text) == ["a\u{FFFD}b", "\u{FFFD}"])
  }

  @Test(arguments: [65_535, 65_536, 65_537, 200_000], ["\n", "\r\n", ""])
  func `a line that is too long is cut, and the next one is whole`(length: Int, end: String) {
    let found = lines([Array((String(repeating: "x", count: length) + end).utf8), Array((end.isEmpty ? "" : "y\n").utf8)])
    #expect(found.first?.text.utf8.count == min(length, 65_536))
    #expect(found.first?.isCut == (length > 65_536))
    #expect(Array(found.dropFirst()) == (end.isEmpty ? [] : [LineBuffer.Line(text: "y", number: 2, isCut: false)]))
  }

  @Test func `nothing is at its end only once it is closed`() {
    var buffer = LineBuffer()
    #expect(!buffer.isAtEnd)
    buffer.close()
    #expect(buffer.isAtEnd && buffer.first == nil)
  }
}
