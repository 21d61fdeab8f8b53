import Foundation
import Terminal
import TestSupport
import Testing

@testable import trivia

/// What is wrong with the world ends as a sentence, with the right exit code, and with nothing lost.
struct BadInputTests {
  @Test(arguments: [["--bogus"], ["--amount", "0"], ["--amount", "51"], ["--amount", "abc"], ["--category", "nonsense"]])
  func `a wrong command line is usage`(arguments: [String]) async throws {
    let run = try await run(arguments, lines: [])
    #expect(run.exitCode == .usage)
    #expect(isSentence(run.errors))
    #expect(run.output == "")
  }

  @Test func `escape codes of an argument do not reach the terminal`() async throws {
    let run = try await run(["--\u{1B}[2J\u{9B}31m"], lines: [])
    #expect(!run.errors.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x9B })
  }

  @Test func `a file that is missing, or a folder, cannot be read`() async throws {
    try await withTemporaryFolder { folder in
      for path in [folder, "\(folder)/missing.json"] {
        let run = await ProgramRun.of(["--source", path], lines: [], home: folder)
        #expect(run.exitCode == .noInput)
        #expect(isSentence(run.errors))
      }
    }
  }

  @Test(arguments: [#"{"response_code":0,"results":["#, "", "[1,2]", "{}", #"{"results":[{"question":"Alone?"}]}"#, "\u{1B}[2J"])
  func `a file without sense is bad data`(text: String) async throws {
    let run = try await run([], source: text, lines: ["q"])
    #expect(run.exitCode == .badData)
    #expect(isSentence(run.errors))
  }

  @Test func `a question of ten megabytes is left out and said once`() async throws {
    let long = String(repeating: "A", count: 10_000_000)
    let run = try await run(
      ["--amount", "1", "--plain"], source: #"{"results":[\#(question("Short?")),\#(question(long))]}"#, lines: ["play", "q"])
    #expect(run.exitCode == .success)
    #expect(run.errors.hasSuffix("One question in it makes no sense and is left out.\n"))
    #expect(run.output.contains("Short?"))
    #expect(run.output.count < 10_000)
  }

  @Test func `a file with too few questions says how many there are`() async throws {
    let run = try await run(["--plain"], source: #"{"results":[\#(question("One?"))]}"#, lines: ["play", "q"])
    #expect(run.output.contains("Only 1 question fits these options"))
    #expect(run.exitCode == .success)
  }

  @Test func `options that cannot be saved hold for the run, and say so`() async throws {
    try await withTemporaryFolder { folder in
      try "a file where the folder should be".write(toFile: "\(folder)/trivia", atomically: true, encoding: .utf8)
      let run = await ProgramRun.of(["--plain"], lines: ["options", "amount 5", "done", "q"], home: folder)
      #expect(run.output.contains("could not be saved"))
      #expect(run.output.contains("5 questions · any category · mixed"))
      #expect(run.exitCode == .success)
    }
  }

  @Test func `options survive the run in which they were changed`() async throws {
    try await withTemporaryFolder { folder in
      _ = await ProgramRun.of(["--plain"], lines: ["options", "amount 5"], home: folder)
      let run = await ProgramRun.of(["--plain"], lines: [], home: folder)
      #expect(run.output.contains("5 questions · any category · mixed"))
    }
  }

  @Test func `corrupt settings are kept aside, said once, and replaced by the defaults`() async throws {
    try await withTemporaryFolder { folder in
      try FileManager.default.createDirectory(atPath: "\(folder)/trivia", withIntermediateDirectories: true)
      try "{torn".write(toFile: "\(folder)/trivia/settings.json", atomically: true, encoding: .utf8)
      let first = await ProgramRun.of(["--plain"], lines: [], home: folder)
      let second = await ProgramRun.of(["--plain"], lines: [], home: folder)
      #expect(isSentence(first.errors) && first.errors.contains("settings.json.broken"))
      #expect(second.errors == "")
      #expect(first.output.contains("10 questions"))
      #expect(try String(contentsOfFile: "\(folder)/trivia/settings.json.broken", encoding: .utf8) == "{torn")
    }
  }

  @Test(arguments: [(OutputError.failed(28), ExitCode.outputFailed, true), (.closed, .outputClosed, false)])
  func `an output that fails ends the run`(failure: OutputError, code: ExitCode, isSaid: Bool) async throws {
    let output = RecordingOutput()
    output.failure = failure
    try await withTemporaryFolder { folder in
      let run = await ProgramRun.of(["--plain"], lines: ["play"], home: folder, output: output)
      #expect(run.exitCode == code)
      #expect(run.errors.isEmpty == !isSaid)
    }
  }

  private func run(_ arguments: [String], source: String? = nil, lines: [String]) async throws -> ProgramRun {
    var run: ProgramRun?
    try await withTemporaryFolder { folder in
      let path = "\(folder)/questions.json"
      if let source { try source.write(toFile: path, atomically: true, encoding: .utf8) }
      run = await ProgramRun.of(arguments + (source == nil ? [] : ["--source", path]), lines: lines, home: folder)
    }
    return try #require(run)
  }

  private func question(_ text: String) -> String {
    #"{"type":"boolean","difficulty":"easy","category":"Art","question":"\#(text)","correct_answer":"True","incorrect_answers":["False"]}"#
  }

  private func isSentence(_ errors: String) -> Bool {
    errors.hasPrefix("trivia: ") && errors.hasSuffix(".\n") && errors.count(where: { $0 == "\n" }) == 1
  }
}
