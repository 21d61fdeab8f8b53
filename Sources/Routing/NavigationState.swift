/// The state of a container as a value; `apply` is a pure function of it and an intent, and changes nothing when it throws.
public protocol NavigationState<Route>: Equatable, Sendable {
  associatedtype Route: Routable

  /// What is attached, the bottom of a stack or the first tab at the front.
  var entries: [Entry<Route>] { get set }
  /// The index of the entry that is shown.
  var current: Int { get }
  /// The entries that lie beneath it, the lowest first.
  var covered: ArraySlice<Entry<Route>> { get }
  /// The number that the next node gets.
  var nextNumber: Int { get set }

  /// Judges an intent and makes the change; what has to be done for it comes back, in its order.
  mutating func apply(_ intent: Intent<Route>) throws(Rejection) -> [Operation<Route>]
}

extension NavigationState {
  /// Only a stack covers anything.
  public var covered: ArraySlice<Entry<Route>> { [] }

  /// The node that takes inputs, the only active one of this container.
  public var activeID: NodeID { entries[current].topID }
  /// The route of that node.
  public var activeRoute: Route { entries[current].topRoute }

  /// The topmost node of a kind, in the entry that is shown first.
  public func node(of kind: Route.Kind) -> NodeID? {
    entries[current].node(of: kind) ?? entries.reversed().lazy.compactMap { $0.node(of: kind) }.first
  }

  mutating func newEntry(_ route: Route) -> Entry<Route> {
    Entry(id: newID(), route: route)
  }

  mutating func newID() -> NodeID {
    defer { nextNumber += 1 }
    return NodeID(number: nextNumber)
  }

  func requireSegue(to route: Route) throws(Rejection) {
    guard Route.segue(from: activeRoute.kind, to: route.kind) != nil else { throw .undeclared }
  }

  /// The operations of a change that has been made: who was active steps down first, who is active now steps up last.
  func operations(
    from before: NodeID, removing removed: [NodeID] = [], adding added: [(id: NodeID, route: Route)] = []
  ) -> [Operation<Route>] {
    let after = activeID
    var operations: [Operation<Route>] = []
    operations.reserveCapacity(removed.count + added.count + 2)
    if before != after { operations.append(.deactivate(before)) }
    for id in removed { operations.append(.detach(id)) }
    for node in added { operations.append(.attach(node.id, node.route)) }
    if before != after { operations.append(.activate(after)) }
    return operations
  }

  /// Lays an overlay on the entry that is shown.
  mutating func present(_ route: Route, as presentation: Presentation) throws(Rejection) -> [Operation<Route>] {
    let top = entries[current].overlays.last
    guard presentation.isOverlay else { throw .notAnOverlay }
    guard entries[current].topRoute != route else { throw .alreadyShown }
    if case .popover = top?.presentation { throw .popoverOpen }
    try requireSegue(to: route)
    let before = activeID
    let overlay = Entry<Route>.Overlay(id: newID(), route: route, presentation: presentation)
    entries[current].overlays.append(overlay)
    return operations(from: before, adding: [(overlay.id, route)])
  }

  /// Takes an overlay, and all over it, off the entry on which it lies.
  mutating func dismiss(_ node: NodeID) throws(Rejection) -> [Operation<Route>] {
    let before = activeID
    guard let index = entries.lastIndex(where: { $0.contains(node) }) else { throw .notAttached }
    guard let removed = entries[index].removeOverlays(from: node) else { throw .atRoot }
    return operations(from: before, removing: removed)
  }
}
