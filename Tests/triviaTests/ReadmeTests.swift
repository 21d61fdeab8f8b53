#if canImport(Glibc)
  import Foundation
  import TestSupport
  import Testing

  struct ReadmeTests {
    @Test func `the picture is what the program draws`() async throws {
      try await withTemporaryFolder { folder in
        let environment = ["TERM": "xterm-256color", "LANG": "C.UTF-8", "XDG_CONFIG_HOME": folder]
        let terminal = try #require(RealTerminal(["--seed", "11"], environment: environment))
        #expect(terminal.shows("q  Quit"))
        terminal.send("p")
        #expect(terminal.shows("Question 1 of 10"))
        terminal.send("2")
        #expect(terminal.shows("Incorrect"))
        let picture = "```\n\(terminal.screen.text)\n```\n"
        #expect(try readme().contains(picture), "README.md should show:\n\(picture)")
      }
    }

    private func readme() throws -> String {
      let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      return try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    }
  }
#endif
