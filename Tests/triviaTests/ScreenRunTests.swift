#if canImport(Glibc)
  import Glibc
  import TestSupport
  import Testing

  /// The real binary in a real terminal.
  @Suite(.serialized, .timeLimit(.minutes(2)))
  struct ScreenRunTests {
    @Test func `the same seed and answers give the same result on all three faces`() async throws {
      let result = "You got 2 of 3 right."
      try await withTemporaryFolder { folder in
        for (face, lines) in [("--plain", Script.match.plainLines), ("--json", Script.match.jsonLines)] {
          let run = await ProgramRun.of(Script.match.arguments + [face], lines: lines, home: folder)
          #expect(run.output.contains(result), "\(face)")
        }
        let terminal = try start(Script.match.arguments, home: folder)
        #expect(terminal.shows("q  Quit"))
        terminal.send("p")
        for number in 1...3 {
          #expect(terminal.shows("Question \(number) of 3"))
          terminal.send("1")
          #expect(terminal.shows("Continue"))
          terminal.send("c")
        }
        #expect(terminal.shows(result))
        terminal.send("d")
        #expect(terminal.shows("q  Quit"))
        terminal.send("q")
        #expect(terminal.end() == .exited(0))
        #expect(terminal.screen.complaints == [])
      }
    }

    @Test(arguments: ["q", "\u{3}", "\u{4}"])
    func `a quit key gives the terminal back`(key: String) async throws {
      try await onTerminal { terminal in
        terminal.send(key)
        #expect(terminal.end() == .exited(0))
        expectRestored(terminal)
      }
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
    func `a signal gives the terminal back and is what the program ends by`(signal: Int32) async throws {
      try await onTerminal { terminal in
        terminal.send("p")
        #expect(terminal.shows("Question 1 of 10"))
        terminal.signal(signal)
        #expect(terminal.end() == .signalled(signal))
        expectRestored(terminal)
      }
    }

    @Test func `stopped, the terminal is given back; continued, the screen is drawn again`() async throws {
      try await onTerminal { terminal in
        terminal.send("\u{1A}")
        guard case .stopped = terminal.end() else {
          Issue.record("not stopped")
          return
        }
        expectRestored(terminal)
        terminal.forget()
        terminal.signal(SIGCONT)
        #expect(terminal.shows("q  Quit"))
        #expect(terminal.modes != terminal.modesBefore)
        terminal.send("q")
        #expect(terminal.end() == .exited(0))
        expectRestored(terminal)
      }
    }

    @Test(arguments: [(40, 12), (120, 40), (1, 1)])
    func `a new size is drawn, whatever it is`(columns: Int, rows: Int) async throws {
      try await onTerminal { terminal in
        terminal.resize(columns: columns, rows: rows)
        if columns > 1 { #expect(terminal.shows("q  Quit")) }
        terminal.send("q")
        #expect(terminal.end() == .exited(0))
        expectRestored(terminal)
      }
    }

    @Test func `no colour is written where none is wanted`() async throws {
      try await withTemporaryFolder { folder in
        let terminal = try start([], home: folder, ["NO_COLOR": "1"])
        #expect(terminal.shows("q  Quit"))
        terminal.send("q")
        #expect(terminal.end() == .exited(0))
        #expect(terminal.screen.cells.joined().allSatisfy { $0.codes.allSatisfy { $0 < 30 } })
      }
    }

    @Test func `a dumb terminal gets lines`() async throws {
      try await withTemporaryFolder { folder in
        let terminal = try start([], home: folder, ["TERM": "dumb"])
        terminal.send("q\n")
        #expect(terminal.end() == .exited(0))
        #expect(!terminal.bytes.contains(0x1B))
        #expect(String(decoding: terminal.bytes, as: UTF8.self).contains("== Trivia =="))
      }
    }

    private func onTerminal(_ body: (RealTerminal) throws -> Void) async throws {
      try await withTemporaryFolder { folder in
        let terminal = try start(["--seed", "7"], home: folder)
        #expect(terminal.shows("q  Quit"))
        try body(terminal)
      }
    }

    private func start(_ arguments: [String], home: String, _ extra: [String: String] = [:]) throws -> RealTerminal {
      let environment = ["TERM": "xterm-256color", "LANG": "C.UTF-8", "XDG_CONFIG_HOME": home].merging(extra) { $1 }
      return try #require(RealTerminal(arguments, environment: environment))
    }

    private func expectRestored(_ terminal: RealTerminal) {
      #expect(terminal.modes == terminal.modesBefore)
      #expect(terminal.screen.modes == [7, 25], "the terminal's own modes are as at the start")
    }
  }
#endif
