import Platform
import QuestionFile
import Testing

struct QuestionFileErrorTests {
  @Test(arguments: [
    QuestionFileError.unreadable(.notFound), .notJSON(offset: 7, expected: "a value"), .notQuestions, .allMalformed(count: 1),
    .allMalformed(count: 3),
  ])
  func `every error says what happened and what to do, in sentences`(error: QuestionFileError) {
    #expect(error.sentence.hasSuffix("."))
    #expect(error.sentence.split(separator: ". ").count == 2)
  }

  @Test func `a sentence has what is needed to find the fault`() {
    #expect(QuestionFileError.notJSON(offset: 7, expected: "a value").sentence.contains("expected a value at byte 7"))
    #expect(QuestionFileError.allMalformed(count: 3).sentence.contains("None of the 3 questions"))
    #expect(QuestionFileError.unreadable(.notFound).sentence == FileError.notFound.sentence)
  }
}
