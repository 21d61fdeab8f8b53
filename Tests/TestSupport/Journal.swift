package import Routing

/// What happened to scenes, in order; a test can have something happen at a moment of it.
package final class Journal {
  package enum Event: Hashable {
    case coordinated(TestRoute, to: TestRoute, by: String)
    case made(TestRoute)
    case ready(TestRoute)
    case configured(TestRoute)
    case activated(TestRoute)
    case deactivated(TestRoute)
    case detached(TestRoute)
    case received(TestRoute, String)
    case answered(String, with: String)
    case dismissed(String)
    case refused(String, Rejection)
  }

  package private(set) var events: [Event] = []
  private var reactions: [Event: () -> Void] = [:]

  package init() {}

  package func record(_ event: Event) {
    events.append(event)
    reactions.removeValue(forKey: event)?()
  }

  /// Runs `reaction` in the middle of what records the event next, once.
  package func on(_ event: Event, _ reaction: @escaping () -> Void) { reactions[event] = reaction }

  package func clear() { events = [] }
}
