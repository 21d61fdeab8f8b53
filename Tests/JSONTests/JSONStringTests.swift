import JSON
import Testing

struct JSONStringTests {
  private func string(_ text: String) throws(JSONError) -> String? { try JSONReader.read(Array(text.utf8)).string }

  private func offset(_ bytes: [UInt8]) -> Int? {
    do {
      _ = try JSONReader.read(bytes)
      return nil
    } catch {
      return error.offset
    }
  }

  @Test func `every escape is read`() throws {
    #expect(try string(#""\"\\\/\b\f\n\r\t\u0041\u00e9\u20AC\ud83d\uDE00|""#) == "\"\\/\u{8}\u{C}\n\r\tA\u{E9}€😀|")
  }

  @Test func `text and escapes may alternate`() throws {
    #expect(try string(#""é\né\n""#) == "é\né\n")
    #expect(try string(#""\u0000""#) == "\u{0}")
  }

  @Test(arguments: [#""\ud83d""#, #""\ude00""#, #""\ud83d\n""#, #""\ud83dx""#, #""\ud83d\ud83d""#, #""\ude00\ud83d""#])
  func `half a surrogate pair is an error`(text: String) {
    #expect(offset(Array(text.utf8)) == 2)
  }

  @Test(arguments: [
    [0x80], [0xC0, 0x80], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF0, 0x9F, 0x98], [0xFF],
  ])
  func `bytes that are no UTF-8 are an error where they start`(bytes: [UInt8]) {
    let quote = UInt8(ascii: "\"")
    #expect(offset([quote] + Array("aé".utf8) + bytes + [quote]) == 4)
    #expect(offset([quote] + Array("a\\n".utf8) + bytes + [quote]) == 4)
    #expect(offset([quote] + bytes + Array("\\u00a9".utf8) + [quote]) == 1)
  }

  @Test func `a string of ten million bytes is read and written`() throws {
    let plain = String(repeating: "abcdefghij", count: 1_000_000)
    #expect(try JSONReader.read(JSONWriter.write(.string(plain))).string == plain)
  }

  @Test func `a long string full of escapes is read and written`() throws {
    let escaped = String(repeating: "\n\u{1B}\"é", count: 100_000)
    #expect(try JSONReader.read(JSONWriter.write(.string(escaped))).string == escaped)
  }
}
