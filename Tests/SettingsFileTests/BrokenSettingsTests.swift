import Entities
import Foundation
import Platform
import SettingsFile
import TestSupport
import Testing

struct BrokenSettingsTests {
  @Test(arguments: [
    ("", "not JSON"), ("{\"version\":1,\"amo", "not JSON"), ("\u{0}\u{0}", "not JSON"), ("amount = 10", "not JSON"),
    ("{}", "version"), ("[]", "version"), ("7", "version"), (#"{"version":2,"amount":10}"#, "version"), (#"{"version":"1"}"#, "version"),
    (#"{"version":1,"amount":0}"#, "amount"), (#"{"version":1,"amount":51}"#, "amount"), (#"{"version":1,"amount":"10"}"#, "amount"),
    (#"{"version":1,"amount":1e30}"#, "amount"), (#"{"version":1,"category":8}"#, "category"),
    (#"{"version":1,"category":"Art"}"#, "category"),
    (#"{"version":1,"difficulty":"simple"}"#, "difficulty"), (#"{"version":1,"type":true}"#, "type"),
  ])
  func `what cannot be used is kept, and the notice says why and where`(text: String, reason: String) async throws {
    try await withStore(holding: Array(text.utf8)) { store, path in
      let loaded = store.load()
      #expect(loaded.settings == Settings())
      let notice = try #require(loaded.notice)
      #expect(notice.contains(reason) && notice.contains("\(path).broken") && notice.hasSuffix("."))
      #expect(try Files.bytes(at: "\(path).broken", limit: 1000) == Array(text.utf8))
      #expect(store.load() == LoadedSettings(settings: Settings(), notice: nil))
    }
  }

  @Test func `what is kept is never overwritten`() async throws {
    try await withStore(holding: Array("first".utf8)) { store, path in
      _ = store.load()
      try Files.replace(path, with: Array("second".utf8), access: .owner)
      #expect(store.load().notice?.contains("\(path).broken-2") == true)
      #expect(try Files.bytes(at: "\(path).broken", limit: 1000) == Array("first".utf8))
    }
  }

  @Test func `a file that is far too large is kept as well`() async throws {
    try await withStore(holding: [UInt8](repeating: 32, count: 100_000)) { store, path in
      #expect(store.load().notice?.contains("too large") == true)
      #expect(FileManager.default.fileExists(atPath: "\(path).broken"))
    }
  }

  @Test func `a folder in its place stays there, and the notice says so`() async throws {
    try await withTemporaryFolder { folder in
      let path = "\(folder)/trivia/settings.json"
      try Files.makeFolder(path)
      let loaded = FileSettingsStore(environment: ["XDG_CONFIG_HOME": folder]).load()
      #expect(loaded == LoadedSettings(settings: Settings(), notice: "The settings in \(path) cannot be read, so the defaults are used."))
    }
  }

  @Test(arguments: [
    #"{"version":1}"#, #"{"version":1,"amount":null,"category":null,"difficulty":null,"type":null}"#,
    #"{"theme":"dark","version":1,"amount":10}"#, "\n {\"version\" : 1.0 }\n",
  ])
  func `what is missing or unknown does no harm`(text: String) async throws {
    try await withStore(holding: Array(text.utf8)) { store, _ in
      #expect(store.load() == LoadedSettings(settings: Settings(), notice: nil))
    }
  }

  @Test func `a file written by hand is loaded`() async throws {
    let text = #"{"version":1,"amount":20,"category":25,"difficulty":"easy","type":"multiple"}"#
    try await withStore(holding: Array(text.utf8)) { store, _ in
      let settings = store.load().settings
      #expect(settings.amount == 20)
      #expect(settings.category == .art)
      #expect(settings.difficulty == .easy)
      #expect(settings.kind == .multiple)
    }
  }

  private func withStore(holding bytes: [UInt8], _ body: (FileSettingsStore, String) async throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      let path = "\(folder)/trivia/settings.json"
      try Files.replace(path, with: bytes, access: .owner)
      try await body(FileSettingsStore(environment: ["XDG_CONFIG_HOME": folder]), path)
    }
  }
}
