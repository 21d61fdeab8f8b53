import JSON
import Testing

struct JSONWriterTests {
  private func write(_ value: JSONValue) -> String { String(decoding: JSONWriter.write(value), as: UTF8.self) }

  @Test func `a document is written on one line in its order`() {
    #expect(write(["b": [1, 2.5, true, .null], "a": [:], "c": ["x", []]]) == #"{"b":[1,2.5,true,null],"a":{},"c":["x",[]]}"#)
  }

  @Test func `numbers are written as JSON has them`() {
    #expect(
      write([.number(3), .number(-0.25), .number(1e300), .number(1e-7), .number(.infinity), .number(.nan)])
        == "[3,-0.25,1e+300,1e-07,null,null]")
  }

  @Test func `what acts on a terminal is escaped`() {
    #expect(write("\"\\/\n\r\t\u{0}\u{1B}[2J\u{7F}\u{9B}") == #""\"\\/\n\r\t\u0000\u001b[2J\u007f\u009b""#)
    #expect(write("\u{2028}\u{2029}\u{202E}\u{2066}\u{200B}\u{FEFF}\u{AD}") == #""\u2028\u2029\u202e\u2066\u200b\ufeff\u00ad""#)
    #expect(write("a\u{7F}") == #""a\u007f""#)
    #expect(write("\u{E0041}\u{61C}\u{3164}") == #""\udb40\udc41\u061c\u3164""#)
  }

  @Test func `what can be seen is written as it is`() {
    #expect(write("aé€漢😀 e\u{301}~") == "\"aé€漢😀 e\u{301}~\"")
    #expect(write(["é\u{1B}": 1]) == #"{"é\u001b":1}"#)
  }

  @Test func `every character comes back`() throws {
    for value in stride(from: UInt32(0), through: 0x10FFFF, by: 7) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(scalar)
      let bytes = JSONWriter.write(.string(text))
      #expect(try JSONReader.read(bytes).string?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
    }
  }

  @Test func `no control byte is ever written`() {
    let all = String(String.UnicodeScalarView((0...0x2FF).compactMap { (value: UInt32) in Unicode.Scalar(value) }))
    let scalars = write(.string(all)).unicodeScalars
    #expect(scalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
  }
}
