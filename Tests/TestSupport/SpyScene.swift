import Routing

/// A scene of words that writes its life down in a journal.
package final class SpyScene: Scene {
  package let route: TestRoute
  /// What the scene keeps while others cover it.
  package private(set) var inputs: [String] = []
  private let journal: Journal

  package init(_ route: TestRoute, journal: Journal) {
    self.route = route
    self.journal = journal
  }

  package var content: String { "\(route) \(inputs)" }

  package func receive(_ input: String) {
    inputs.append(input)
    journal.record(.received(route, input))
  }

  package func sceneReady() { journal.record(.ready(route)) }

  package func sceneActivated() { journal.record(.activated(route)) }

  package func sceneDeactivated() { journal.record(.deactivated(route)) }

  package func sceneDetached() { journal.record(.detached(route)) }
}
