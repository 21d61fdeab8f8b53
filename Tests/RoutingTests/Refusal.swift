import TestSupport
import Testing

@testable public import Routing

extension NodeID: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(number: value) }
}

/// Expects that the intent is rejected for this reason and that the state is then what it was.
func expectRefused<State: NavigationState>(
  _ intent: Intent<State.Route>, by state: State, as reason: Rejection, sourceLocation: SourceLocation = #_sourceLocation
) {
  var changed = state
  #expect(throws: reason, sourceLocation: sourceLocation) { _ = try changed.apply(intent) }
  #expect(changed == state, sourceLocation: sourceLocation)
}

extension NavigationState {
  /// The state after these intents, all of which it has to take.
  func after(_ intents: Intent<Route>...) throws -> Self {
    var state = self
    for intent in intents { _ = try state.apply(intent) }
    return state
  }

  /// What is attached: each entry with its overlays, lowest first.
  var routes: [[Route]] { entries.map { [$0.route] + $0.overlays.map(\.route) } }
  var ids: [NodeID] { entries.flatMap { [$0.id] + $0.overlays.map(\.id) } }
}
