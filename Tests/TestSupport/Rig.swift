package import Routing

/// A root router with all that a test wants to see of it.
package final class Rig<State: NavigationState> where State.Route == TestRoute {
  package let journal = Journal()
  package let transitions: Transitions
  package let router: SpyRouter<State>
  package private(set) var verdicts: [Transitions.Verdict] = []

  package var navigator: Navigator<State, String, String> { router.navigator }
  package var coordinator: SpyCoordinator { router.coordinator }
  package var events: [Journal.Event] { journal.events }

  /// What is there: each entry with its overlays, lowest first.
  package var routes: [[TestRoute]] {
    navigator.state.entries.map { [$0.route] + $0.overlays.map(\.route) }
  }

  package init(_ state: State, cascadeLimit: Int = 1_000, isStarted: Bool = true) {
    transitions = Transitions(cascadeLimit: cascadeLimit)
    router = SpyRouter(state, transitions: transitions, journal: journal)
    transitions.onVerdict = { [weak self] in self?.verdicts.append($0) }
    if isStarted { start() }
  }

  /// Starts and wakes the router; the journal and the verdicts begin after that.
  package func start() {
    router.sceneReady()
    router.sceneActivated()
    forget()
  }

  /// Has a router of its own shown at a route.
  package func nest<Inner: NavigationState>(_ state: Inner, at route: TestRoute) where Inner.Route == TestRoute {
    coordinator.make = { [transitions, journal] in
      $0 == route ? SpyRouter(state, transitions: transitions, journal: journal) : nil
    }
  }

  /// Starts the journal and the verdicts anew.
  package func forget() {
    journal.clear()
    verdicts = []
  }

  /// A reply that is written down when it comes.
  package func reply<Value>(_ name: String, for type: Value.Type = String.self) -> Reply<Value> {
    Reply { [weak journal] outcome in
      switch outcome {
      case .value(let value): journal?.record(.answered(name, with: "\(value)"))
      case .cancelled(.dismissed): journal?.record(.dismissed(name))
      case .cancelled(.rejected(let reason)): journal?.record(.refused(name, reason))
      }
    }
  }
}
