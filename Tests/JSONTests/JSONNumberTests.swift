import JSON
import Testing

struct JSONNumberTests {
  private func read(_ text: String) throws(JSONError) -> JSONValue { try JSONReader.read(Array(text.utf8)) }

  @Test(arguments: [0, 1, -1, 42, Int.max, Int.min, 9_007_199_254_740_993])
  func `whole numbers stay exact`(number: Int) throws {
    #expect(try read("\(number)") == .integer(number))
    #expect(String(decoding: JSONWriter.write(.integer(number)), as: UTF8.self) == "\(number)")
  }

  @Test(arguments: [("1.0", 1.0), ("-0.5", -0.5), ("1e3", 1000), ("1E+2", 100), ("25e-1", 2.5), ("5e-300", 5e-300), ("1e-999", 0)])
  func `fractions and exponents are read`(text: String, number: Double) throws {
    #expect(try read(text) == .number(number))
  }

  @Test(arguments: [("9223372036854775808", 9_223_372_036_854_775_808.0), ("-1" + String(repeating: "0", count: 300), -1e300)])
  func `a whole number that does not fit is read as near as can be`(text: String, number: Double) throws {
    #expect(try read(text) == .number(number))
  }

  @Test(arguments: [
    ("01", 1), ("-", 1), ("-a", 1), ("1.", 2), (".5", 0), ("+1", 0), ("1e", 2), ("1e+", 3), ("1.e1", 2), ("0x1", 1), ("-01", 2),
    ("NaN", 0), ("Infinity", 0), ("-Infinity", 1), ("1e400", 0), ("--1", 1), ("1_0", 1), ("1.2.3", 3),
  ])
  func `what only looks like a number is an error`(text: String, offset: Int) {
    let error = #expect(throws: JSONError.self) { try read(text) }
    #expect(error?.offset == offset)
  }

  @Test func `a number of a million digits is an error and not slow`() {
    #expect(throws: JSONError.self) { try read(String(repeating: "9", count: 1_000_000)) }
  }

  @Test func `a whole number is one however it is written`() throws {
    #expect(try read("1e2").integer == 100)
    #expect(try read("1.5").integer == nil)
    #expect(try read("100").number == 100)
    #expect(try read("\"1\"").integer == nil)
  }
}
