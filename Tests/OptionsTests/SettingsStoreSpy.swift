import Entities
import Gateways
import Synchronization

/// Remembers what it was given to save, whether it could or not.
nonisolated final class SettingsStoreSpy: SettingsStore {
  private let given = Mutex<[Settings]>([])
  private let brokenPlace = Mutex<String?>(nil)

  var saved: [Settings] { given.withLock(\.self) }

  /// From now on it refuses, or with no place saves again.
  func breakDown(at place: String?) { brokenPlace.withLock { $0 = place } }

  func save(_ settings: Settings) throws(SettingsError) {
    given.withLock { $0.append(settings) }
    if let place = brokenPlace.withLock(\.self) { throw .unwritable(place: place) }
  }
}
