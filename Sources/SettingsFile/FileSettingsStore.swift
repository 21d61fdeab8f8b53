package import Entities
package import Gateways
import Platform

/// Keeps the settings in the folder for configuration; where there is none, they last as long as the program.
package struct FileSettingsStore: SettingsStore {
  /// The settings take a hundred bytes; what is far larger is not ours.
  private static let largestFile = 64 << 10

  private let path: String?

  /// Finds the place as the XDG Base Directory Specification has it; it lets nobody use a relative path.
  package init(environment: [String: String]) {
    let configuration = environment["XDG_CONFIG_HOME"].flatMap { Paths.isAbsolute($0) ? $0 : nil }
    let home = environment["HOME"].flatMap { Paths.isAbsolute($0) ? Paths.join($0, ".config") : nil }
    path = (configuration ?? home).map { Paths.join($0, "trivia/settings.json") }
  }

  /// Never fails: what cannot be used is kept under another name, and the defaults stand in.
  package func load() -> LoadedSettings {
    guard let path else { return LoadedSettings(settings: Settings(), notice: nil) }
    do throws(FileError) {
      let bytes = try Files.bytes(at: path, limit: Self.largestFile)
      do throws(SettingsDocument.Fault) {
        return LoadedSettings(settings: try SettingsDocument.read(bytes), notice: nil)
      } catch {
        return setAside(path, because: error.reason)
      }
    } catch {
      return instead(of: path, after: error)
    }
  }

  package func save(_ settings: Settings) throws(SettingsError) {
    guard let path else { throw .unwritable(place: "the folder for configuration (HOME is not set)") }
    do throws(FileError) {
      try Files.replace(path, with: SettingsDocument.write(settings), access: .owner)
    } catch {
      throw .unwritable(place: path)
    }
  }

  private func instead(of path: String, after error: FileError) -> LoadedSettings {
    switch error {
    case .notFound: LoadedSettings(settings: Settings(), notice: nil)
    case .tooLarge: setAside(path, because: "it is far too large")
    default: defaults("The settings in \(path) cannot be read, so the defaults are used.")
    }
  }

  private func setAside(_ path: String, because reason: String) -> LoadedSettings {
    do throws(FileError) {
      let place = try Files.setAside(path)
      return defaults("\(path) cannot be used because \(reason); it is kept as \(place), and the defaults are used.")
    } catch {
      return defaults("\(path) cannot be used because \(reason); it stays where it is, and the defaults are used.")
    }
  }

  private func defaults(_ notice: String) -> LoadedSettings { LoadedSettings(settings: Settings(), notice: notice) }
}
