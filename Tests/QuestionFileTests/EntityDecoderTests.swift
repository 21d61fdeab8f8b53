import Testing

@testable import QuestionFile

struct EntityDecoderTests {
  @Test func `all names of HTML5 are known`() {
    #expect(NamedEntities.count == 2231)
  }

  @Test(arguments: [
    ("plain", "plain"), ("&quot;Don&#039;t&quot;", "\"Don't\""), ("Tom &amp; Jerry", "Tom & Jerry"),
    ("caf&eacute;", "café"), ("5&prime; 6&Prime;", "5′ 6″"), ("&shy;", "\u{AD}"), ("ō&ntilde;日本", "ōñ日本"),
    ("&CounterClockwiseContourIntegral;", "∳"), ("&NotEqualTilde;", "\u{2242}\u{338}"), ("&frac34;", "¾"), ("&NewLine;", "\n"),
  ])
  func `a named entity is decoded`(text: String, decoded: String) {
    #expect(EntityDecoder.decode(text) == decoded)
  }

  @Test(arguments: [
    ("&amp;quot;", "&quot;"), ("&amp;amp;amp;", "&amp;amp;"), ("&#38;lt;", "&lt;"),
  ])
  func `what was encoded twice is decoded once`(text: String, decoded: String) {
    #expect(EntityDecoder.decode(text) == decoded)
  }

  @Test(arguments: [
    ("a &lt b", "a < b"), ("&eacutetude", "étude"), ("&notit;", "¬it;"), ("&notin;", "∉"), ("&ampamp;", "&amp;"), ("&copy", "©"),
    ("&thetasym", "&thetasym"), ("&prime", "&prime"), ("&alpha beta", "&alpha beta"),
  ])
  func `without a semicolon only some names count`(text: String, decoded: String) {
    #expect(EntityDecoder.decode(text) == decoded)
  }

  @Test(arguments: [
    ("&#65;&#x42;&#X43;", "ABC"), ("&#x1F600;", "😀"), ("&#65B", "AB"), ("&#x41G", "AG"), ("&#0065;", "A"), ("&#27;", "\u{1B}"),
    ("&#128;&#150;&#x9F;", "€–Ÿ"), ("&#129;", "\u{81}"), ("&#0;", "\u{FFFD}"), ("&#xD800;", "\u{FFFD}"), ("&#xDFFF;", "\u{FFFD}"),
    ("&#x110000;", "\u{FFFD}"), ("&#99999999999999999999999999;", "\u{FFFD}"), ("&#x10FFFF;", "\u{10FFFF}"),
  ])
  func `a number is decoded, with the corrections of HTML5`(text: String, decoded: String) {
    #expect(Array(EntityDecoder.decode(text).unicodeScalars) == Array(decoded.unicodeScalars))
  }

  @Test(arguments: [
    "&", "&&", "a & b", "&;", "&#", "&#;", "&#x", "&#x;", "&#xG;", "&#-1;", "&nosuchname;", "&Quot;", "&é;", "AT&T", "&#١;",
    "&CounterClockwiseContourIntegralX;",
  ])
  func `what is no reference stays`(text: String) {
    #expect(EntityDecoder.decode(text) == text)
  }

  @Test(.timeLimit(.minutes(1))) func `a million ampersands take no time`() {
    let text = String(repeating: "&", count: 1_000_000)
    #expect(EntityDecoder.decode(text) == text)
  }
}
