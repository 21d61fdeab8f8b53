import Entities
import Foundation
import JSON
import Platform
import Testing

@testable import QuestionFile

/// Questions of the Open Trivia Database, by Pixeltail Games LLC, CC BY-SA 4.0.
struct RealQuestionsTests {
  static let paths: [String] = [
    Paths.join(Paths.folder(of: #filePath), "opentdb-sample.json"),
    environmentVariables()["OPENTDB_SAMPLE"],
  ].compactMap(\.self)

  @Test(arguments: paths) func `every real question is complete`(path: String) throws {
    let count = try #require(JSONReader.read(Files.bytes(at: path, limit: 1 << 30))["results"]?.array?.count)
    let loaded = try LoadedQuestions(path: path)
    #expect(loaded.leftOut == 0)
    #expect(loaded.questions.count == count)
  }

  @Test(arguments: paths) func `no entity and no stray blank is left`(path: String) throws {
    let texts = try LoadedQuestions(path: path).questions.flatMap { [$0.category, $0.text, $0.correctAnswer] + $0.incorrectAnswers }
    #expect(texts.filter { $0.contains(/&#?\w+;|^\s|\s$|\s\s/) } == [])
  }

  @Test(arguments: paths) func `every category is one of ours`(path: String) throws {
    let names = Set(try LoadedQuestions(path: path).questions.map(\.category))
    #expect(names.subtracting(Category.allCases.map(\.name)) == [])
  }

  @Test func `a question with entities reads as it should`() throws {
    let questions = try LoadedQuestions(path: Self.paths[0]).questions
    #expect(questions.contains { $0.text.contains("é") || $0.correctAnswer.contains("é") || $0.incorrectAnswers.joined().contains("é") })
    #expect(questions.contains { $0.kind == .boolean && $0.correctAnswer == "True" })
  }
}
