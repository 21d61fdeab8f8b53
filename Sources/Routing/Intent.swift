/// The identity of a scene in its container; it is never given to another.
public struct NodeID: Hashable, Codable, Sendable {
  let number: Int
}

/// What someone wants of a container.
public enum Intent<Route: Routable>: Equatable, Sendable {
  case push(Route)
  case pop
  case popTo(NodeID)
  case popToRoot
  case replace(Route)
  case set([Route])
  case select(Route.Kind)
  case advance(Route)
  case complete
  case present(Route, as: Presentation)
  /// Takes an overlay away, and all that lies over it.
  case dismiss(NodeID)
  /// Leaves a scene, however it was shown, and all that lies over it.
  case exit(NodeID)

  /// The route that would be shown.
  public var destination: Route? {
    switch self {
    case .push(let route), .replace(let route), .advance(let route), .present(let route, _): route
    case .pop, .popTo, .popToRoot, .set, .select, .complete, .dismiss, .exit: nil
    }
  }

  /// The same intent with the destination as its coordinator prepared it.
  func leading(to route: Route) -> Intent {
    switch self {
    case .push: .push(route)
    case .replace: .replace(route)
    case .advance: .advance(route)
    case .present(_, let presentation): .present(route, as: presentation)
    case .pop, .popTo, .popToRoot, .set, .select, .complete, .dismiss, .exit: self
    }
  }
}

/// What a container has to do, in this order, to get from one state to the next.
public enum Operation<Route: Routable>: Equatable, Sendable {
  case attach(NodeID, Route)
  case activate(NodeID)
  case deactivate(NodeID)
  case detach(NodeID)
}

/// Why an intent changes nothing.
public enum Rejection: Error, Equatable, Hashable, Sendable {
  /// The bottom of a stack, a tab or a step cannot be left from inside.
  case atRoot
  /// The scene is not, or no longer, there.
  case notAttached
  /// What is to be shown is already there.
  case alreadyShown
  /// No segue leads there from the active scene.
  case undeclared
  /// A popover closes before anything else is shown over its entry.
  case popoverOpen
  /// The value that was returned is of another kind than was asked for.
  case wrongValue
  /// The presentation is no overlay.
  case notAnOverlay
  /// The sequence has come to its end.
  case completed
  /// This kind of container has no such thing.
  case notOffered
  /// A transition set off more of them than any program means to.
  case cascade
}
