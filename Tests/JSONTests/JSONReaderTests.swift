import JSON
import Testing

struct JSONReaderTests {
  private func read(_ text: String) throws(JSONError) -> JSONValue { try JSONReader.read(Array(text.utf8)) }

  private func failure(_ text: String) -> JSONError? { failure(Array(text.utf8)) }

  private func failure(_ bytes: [UInt8]) -> JSONError? {
    do {
      _ = try JSONReader.read(bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a document of every kind is read in its order`() throws {
    let value = try read(#" { "a" : [ 1 , -2.5e1 , true , false , null ] , "b" : { } , "c" : "x" , "d" : [] } "#)
    #expect(value == ["a": [1, -25.0, true, false, .null], "b": [:], "c": "x", "d": []])
  }

  @Test(arguments: ["null", "true", "0", "\"x\"", "[]", "{}", "\t\r\n 1 \t\r\n"])
  func `any value alone is a document`(text: String) {
    #expect(failure(text) == nil)
  }

  @Test func `a byte order mark in front is passed over`() throws {
    #expect(try JSONReader.read([0xEF, 0xBB, 0xBF, UInt8(ascii: "7")]) == 7)
    #expect(failure([0x20, 0xEF, 0xBB, 0xBF, UInt8(ascii: "7")])?.offset == 1)
  }

  @Test func `of members with the same key the last counts`() throws {
    #expect(try read(#"{"a":1,"b":2,"a":3}"#)["a"] == 3)
  }

  @Test(arguments: [
    ("", 0, "a value"), ("[1 2]", 3, #""," or "]""#), ("{\"a\":1 \"b\"}", 7, #""," or "}""#), ("{\"a\" 1}", 5, "\":\""),
    ("[1,]", 3, "a value"), ("{\"a\":1,}", 7, "a key"), ("{1:2}", 1, "a key or \"}\""), ("[] []", 3, "the end of the document"),
    ("tru", 0, "\"true\""), ("[nul]", 1, "\"null\""), ("\"abc", 4, "a closing quote"), ("'a'", 0, "a value"), ("[\u{0}]", 1, "a value"),
    ("\"a\nb\"", 2, "no control character"), ("\"\\x\"", 2, "an escape"), ("\"\\u12G4\"", 5, "a hexadecimal digit"), ("// a", 0, "a value"),
  ])
  func `an error says where it is and what was expected`(text: String, offset: Int, expected: String) {
    #expect(failure(text) == JSONError(offset: offset, expected: expected))
    #expect(failure(text)?.description == "expected \(expected) at byte \(offset)")
  }

  @Test func `every beginning of a document is an error and no crash`() throws {
    let document = Array(#"{"a":[1,-2.5e+1,"é\n\ud83d\ude00",true,false,null,{}],"b":"x"}"#.utf8)
    #expect(failure(document) == nil)
    for length in 0..<document.count {
      let error = try #require(failure(Array(document[..<length])))
      #expect((0...length).contains(error.offset))
    }
  }

  @Test func `nesting ends at a limit`() {
    let open = String(repeating: "[", count: 64)
    let close = String(repeating: "]", count: 64)
    #expect(failure(open + close) == nil)
    #expect(failure("[" + open + close + "]") == JSONError(offset: 64, expected: "no more than 64 levels"))
    #expect(failure(String(repeating: "{\"a\":[", count: 1_000_000))?.expected == "no more than 64 levels")
  }
}
