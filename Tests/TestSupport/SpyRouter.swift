package import Routing

/// A router at its smallest: a container and the coordinator that makes its scenes.
package final class SpyRouter<State: NavigationState>: Container where State.Route == TestRoute {
  package typealias Content = String
  package typealias Input = String

  package let navigator: Navigator<State, String, String>
  package let coordinator: SpyCoordinator

  package init(_ state: State, transitions: Transitions, journal: Journal) {
    coordinator = SpyCoordinator(journal: journal)
    navigator = Navigator(state, transitions: transitions, coordinator: coordinator)
  }

  package var content: String { navigator.active?.content ?? "" }

  package func sceneReady() { navigator.start() }
}
