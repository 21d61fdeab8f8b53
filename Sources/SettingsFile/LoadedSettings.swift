package import Entities

/// The settings to begin with, and what the player should know of how they came about.
package struct LoadedSettings: Equatable, Sendable {
  package let settings: Settings
  /// One sentence, with a path in it that is not to be trusted more than other input.
  package let notice: String?

  package init(settings: Settings, notice: String?) {
    self.settings = settings
    self.notice = notice
  }
}
