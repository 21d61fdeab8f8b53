import Foundation
import TestSupport
import Testing

@testable import trivia

struct GoldenTests {
  @Test(arguments: Script.all)
  func `the plain face tells the whole session`(script: Script) async throws {
    try await compare(script, face: "plain", lines: script.plainLines)
  }

  @Test(arguments: Script.all)
  func `the json face tells the whole session`(script: Script) async throws {
    try await compare(script, face: "json", lines: script.jsonLines)
  }

  private func compare(_ script: Script, face: String, lines: [String]) async throws {
    try await withTemporaryFolder { folder in
      let source = try script.source.map { text in
        let path = "\(folder)/questions.json"
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        return ["--source", path]
      }
      let run = await ProgramRun.of(script.arguments + (source ?? []) + ["--\(face)"], lines: lines, home: folder)
      let golden = GoldenText("\(script.name).\(face)", in: "triviaTests/Golden")
      let difference = golden.difference(from: run.transcript(hiding: folder))
      #expect(difference == nil, "\(difference ?? "")")
    }
  }
}
