import Entities
import Foundation
import Gateways
import Platform
import SettingsFile
import TestSupport
import Testing

struct FileSettingsStoreTests {
  @Test func `what is saved is loaded`() async throws {
    try await withTemporaryFolder { folder in
      let store = FileSettingsStore(environment: ["XDG_CONFIG_HOME": folder])
      for settings in [Settings(), chosen] {
        try store.save(settings)
        #expect(store.load() == LoadedSettings(settings: settings, notice: nil))
      }
    }
  }

  @Test func `nothing saved yet is no reason for a notice`() async throws {
    try await withTemporaryFolder { folder in
      #expect(FileSettingsStore(environment: ["HOME": folder]).load() == LoadedSettings(settings: Settings(), notice: nil))
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(names.isEmpty)
    }
  }

  @Test func `the folder for configuration comes before the home`() async throws {
    try await withTemporaryFolder { folder in
      let environments = [
        ["XDG_CONFIG_HOME": folder + "/xdg", "HOME": folder + "/one"], ["HOME": folder + "/two"],
        ["XDG_CONFIG_HOME": "relative", "HOME": folder + "/three"], ["XDG_CONFIG_HOME": "", "HOME": folder + "/four"],
      ]
      for environment in environments { try FileSettingsStore(environment: environment).save(chosen) }
      for place in ["xdg", "two/.config", "three/.config", "four/.config"] {
        #expect(FileManager.default.fileExists(atPath: "\(folder)/\(place)/trivia/settings.json"))
      }
    }
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "relative"], ["XDG_CONFIG_HOME": "relative"]])
  func `without a place nothing is saved and the defaults are loaded`(environment: [String: String]) {
    let store = FileSettingsStore(environment: environment)
    #expect(store.load() == LoadedSettings(settings: Settings(), notice: nil))
    #expect(throws: SettingsError.unwritable(place: "the folder for configuration (HOME is not set)")) { try store.save(chosen) }
  }

  @Test func `a place that cannot be written to is named`() async throws {
    try await withTemporaryFolder { folder in
      try Files.replace("\(folder)/trivia", with: [], access: .owner)
      let store = FileSettingsStore(environment: ["XDG_CONFIG_HOME": folder])
      #expect(throws: SettingsError.unwritable(place: "\(folder)/trivia/settings.json")) { try store.save(chosen) }
    }
  }

  @Test func `settings are for their owner only`() async throws {
    try await withTemporaryFolder { folder in
      try FileSettingsStore(environment: ["XDG_CONFIG_HOME": folder]).save(chosen)
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/trivia/settings.json")
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    }
  }

  private var chosen: Settings {
    var settings = Settings()
    _ = settings.setAmount(50)
    (settings.category, settings.difficulty, settings.kind) = (.animeAndManga, .hard, .boolean)
    return settings
  }
}
