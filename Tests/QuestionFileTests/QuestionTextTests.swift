import Testing

@testable import QuestionFile

struct QuestionTextTests {
  @Test(arguments: [
    (" Paris ", "Paris"), ("a  b\t\nc", "a b c"), ("&nbsp;a&nbsp;&nbsp;b", "a b"), ("\u{2003}", ""), ("", ""), ("&Tab;a", "a"),
    ("\u{1B}[31mred", "\u{1B}[31mred"), ("so\u{AD}ft", "so\u{AD}ft"),
  ])
  func `blanks are cut and made one, and nothing else`(text: String, cleaned: String) {
    #expect(Array(QuestionText.cleaned(text).unicodeScalars) == Array(cleaned.unicodeScalars))
  }

  @Test(arguments: [
    ("Who wrote \"Ulysses\"?", "who wrote “Ulysses”"), ("It is so.", "It is so"), ("soft", "so\u{AD}ft"), ("It’s", "It's"),
    ("Is it \"so?\"", "is it so"), ("Really?!", "Really ?"), ("Café", "Cafe\u{301}"),
  ])
  func `what reads the same has one key`(one: String, other: String) {
    #expect(QuestionText.key(one) == QuestionText.key(other))
  }

  @Test(arguments: [("2 + 2?", "2 - 2?"), ("1.5", "15"), ("a b", "ab"), ("C", "C++"), ("?", "??x")])
  func `what reads differently has two`(one: String, other: String) {
    #expect(QuestionText.key(one) != QuestionText.key(other))
  }
}
