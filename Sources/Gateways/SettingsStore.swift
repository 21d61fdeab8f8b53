package import Entities

/// Where the player's settings are kept between two runs.
package protocol SettingsStore: Sendable {
  func save(_ settings: Settings) throws(SettingsError)
}

/// Why settings could not be kept; `place` is for people to read.
package enum SettingsError: Error, Equatable, Sendable {
  case unwritable(place: String)
}
