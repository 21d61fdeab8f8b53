import Entities
import Testing

@testable import trivia

struct ArgumentsTests {
  @Test func `without words everything is as usual`() throws {
    let arguments = try Arguments([])
    #expect(arguments.task == .play && arguments.face == .automatic && arguments.source == .bank && arguments.mode == .classic)
    #expect(arguments.seed == nil && arguments.isColourWanted && arguments.changes.isEmpty)
  }

  @Test func `each flag is taken, with its value after a blank or an equals sign`() throws {
    let words = [
      "--amount", "5", "--difficulty=hard", "--category", "history", "--type=boolean", "--mode", "sudden-death", "--seed=9", "--source",
      "a file.json", "--json", "--no-color",
    ]
    let arguments = try Arguments(words)
    #expect(arguments.changes == [.amount(5), .difficulty(.hard), .category(.history), .kind(.boolean)])
    #expect(arguments.mode == .suddenDeath && arguments.seed == 9 && arguments.source == .file("a file.json"))
    #expect(arguments.face == .json && !arguments.isColourWanted)
  }

  @Test func `flags change the kept settings, and only what they name`() throws {
    var kept = Settings()
    kept.category = .art
    kept.difficulty = .easy
    let settings = try Arguments(["--amount", "5", "--category", "any"]).applied(to: kept)
    #expect(settings.amount == 5)
    #expect(settings.category == nil)
    #expect(settings.difficulty == .easy)
  }

  @Test func `the last of two flags counts`() throws {
    #expect(try Arguments(["--plain", "--json", "--plain"]).face == .plain)
    #expect(try Arguments(["--amount", "5", "--amount", "6"]).applied(to: Settings()).amount == 6)
  }

  @Test(arguments: [
    ["--bogus"], ["bogus"], [""], ["--amount"], ["--amount", "0"], ["--amount", "51"], ["--amount", "abc"], ["--amount="],
    ["--difficulty", "harder"], ["--category", "xyz"], ["--category", "science"], ["--type", "x"], ["--mode", "x"], ["--seed", "-1"],
    ["--seed", "1.5"], ["--source", ""], ["--plain=yes"], ["-h"],
  ])
  func `what is no flag or no value is refused with a sentence`(words: [String]) throws {
    let error = try #require(throws: UsageError.self) { try Arguments(words) }
    #expect(error.sentence.hasSuffix("."))
  }

  @Test func `the help names every flag, in lines that fit`() {
    for flag in Flag.all { #expect(Help.text.contains(flag.name)) }
    #expect(Help.text.split(separator: "\n").allSatisfy { $0.count <= 120 })
  }
}
