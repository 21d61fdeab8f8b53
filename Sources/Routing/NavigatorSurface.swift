/// What routers call. Every way forward takes a closure that runs when the scene is ready and before it shows.
extension Navigator {
  /// Shows data in the way that the data says.
  public func show(_ route: Route, by identifier: String? = nil, configure: Configuration? = nil) {
    perform(.showing(route), by: identifier, configure: configure)
  }

  /// Shows data, and brings back what the scene that shows it returns.
  public func show<Value>(
    _ route: Route, by identifier: String? = nil, reply: Reply<Value>, configure: Configuration? = nil
  ) {
    perform(.showing(route), by: identifier, reply: reply, configure: configure)
  }

  /// Lays an overlay on the entry that is shown, in another way than its data says.
  public func present(_ route: Route, as presentation: Presentation, configure: Configuration? = nil) {
    perform(.present(route, as: presentation), configure: configure)
  }

  /// Takes the topmost overlay away; an entry without one is not touched.
  public func dismiss() { perform(.dismiss(state.activeID)) }

  /// Leaves the scene that takes inputs, however it was shown.
  public func exit() { perform(.exit(state.activeID)) }

  /// Leaves the topmost scene of a kind, however it was shown.
  public func exit(_ kind: Route.Kind) { perform(.exit(state.node(of: kind) ?? .none)) }

  /// Leaves the topmost scene of a kind and returns a value to the one that asked for it.
  public func exit<Value>(_ kind: Route.Kind, returning value: Value) {
    leave(state.node(of: kind) ?? .none, returning: value as Any)
  }
}

/// A state whose entries lie over one another.
public protocol StackedState: NavigationState {}

extension Stack: StackedState {}

extension Navigator where State: StackedState {
  /// Puts a scene over the top of a stack.
  public func push(_ route: Route, configure: Configuration? = nil) { perform(.push(route), configure: configure) }

  /// Takes the top of a stack away.
  public func pop() { perform(.pop) }

  /// Takes all away that lies over an entry of a stack.
  public func pop(to id: NodeID) { perform(.popTo(id)) }

  /// Takes all away but the bottom of a stack.
  public func popToRoot() { perform(.popToRoot) }

  /// Puts a scene in place of the top one; the one beneath is not woken.
  public func replace(with route: Route, configure: Configuration? = nil) { perform(.replace(route), configure: configure) }

  /// Makes a stack of these routes, keeping what it has in common with them.
  public func set(_ routes: [Route]) { perform(.set(routes)) }
}

/// A state whose entries lie beside one another.
public protocol TabbedState: NavigationState {}

extension Tabs: TabbedState {}

extension Navigator where State: TabbedState {
  /// Selects a tab.
  public func select(_ kind: Route.Kind) { perform(.select(kind)) }
}

/// A state whose entries follow one another.
public protocol SteppedState: NavigationState {}

extension Steps: SteppedState {}

extension Navigator where State: SteppedState {
  /// Goes on to the next step of a sequence.
  public func advance(to route: Route, configure: Configuration? = nil) { perform(.advance(route), configure: configure) }

  /// Ends a sequence; nothing advances it after that.
  public func complete() { perform(.complete) }
}

extension Intent {
  /// The dispatch: how data is shown is for the data to say.
  static func showing(_ route: Route) -> Intent {
    switch route.presentation {
    case .push: .push(route)
    case .tab: .select(route.kind)
    case .step: .advance(route)
    case .modal, .popover, .child, .alert: .present(route, as: route.presentation)
    }
  }
}

extension NodeID {
  /// The identity of no node.
  static let none = NodeID(number: -1)
}
