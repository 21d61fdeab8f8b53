package import Routing

/// Makes spies, or what a test wants made, and writes down what it is asked.
package final class SpyCoordinator: Coordinator {
  package typealias Child = any Scene<String, String>

  /// Prepares destinations; by default they stay as they are.
  package var prepare: (TestRoute) -> TestRoute = { $0 }
  /// Makes scenes of a test's own; nil leaves it to the coordinator.
  package var make: (TestRoute) -> Child? = { _ in nil }
  private let journal: Journal

  package init(journal: Journal) { self.journal = journal }

  package func makeScene(for route: TestRoute) -> Child {
    journal.record(.made(route))
    return make(route) ?? SpyScene(route, journal: journal)
  }

  package func coordinate(from source: TestRoute, to destination: TestRoute, identifier: String) -> TestRoute {
    journal.record(.coordinated(source, to: destination, by: identifier))
    return prepare(destination)
  }
}
