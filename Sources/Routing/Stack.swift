/// Entries over one another; the last one is shown, and there is always one.
public struct Stack<Route: Routable>: NavigationState {
  public var entries: [Entry<Route>] = []
  public var nextNumber = 0
  public var current: Int { entries.count - 1 }
  public var covered: ArraySlice<Entry<Route>> { entries.dropLast() }

  public init(root: Route) {
    entries = [newEntry(root)]
  }

  public mutating func apply(_ intent: Intent<Route>) throws(Rejection) -> [Operation<Route>] {
    switch intent {
    case .push(let route): try push(route)
    case .pop: try pop(toDepth: entries.count - 1)
    case .popTo(let id): try pop(to: id)
    case .popToRoot: entries.count == 1 ? [] : try pop(toDepth: 1)
    case .replace(let route): try replace(with: route)
    case .set(let routes): try set(routes)
    case .present(let route, let presentation): try present(route, as: presentation)
    case .dismiss(let id): try dismiss(id)
    case .exit(let id): try exit(id)
    case .select, .advance, .complete: throw .notOffered
    }
  }

  private mutating func push(_ route: Route) throws(Rejection) -> [Operation<Route>] {
    guard entries[current].route != route else { throw .alreadyShown }
    try requireSegue(to: route)
    let before = activeID
    let entry = newEntry(route)
    entries.append(entry)
    return operations(from: before, adding: [(entry.id, route)])
  }

  private mutating func pop(toDepth depth: Int) throws(Rejection) -> [Operation<Route>] {
    guard depth >= 1 else { throw .atRoot }
    let before = activeID
    let removed = removeEntries(above: depth)
    return operations(from: before, removing: removed)
  }

  private mutating func pop(to id: NodeID) throws(Rejection) -> [Operation<Route>] {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { throw .notAttached }
    guard index < current else { throw .alreadyShown }
    return try pop(toDepth: index + 1)
  }

  private mutating func replace(with route: Route) throws(Rejection) -> [Operation<Route>] {
    guard entries[current].route != route else { throw .alreadyShown }
    try requireSegue(to: route)
    let before = activeID
    let removed = removeEntries(above: current)
    let entry = newEntry(route)
    entries.append(entry)
    return operations(from: before, removing: removed, adding: [(entry.id, route)])
  }

  /// Keeps the entries that both have in common, from the bottom up.
  private mutating func set(_ routes: [Route]) throws(Rejection) -> [Operation<Route>] {
    guard !routes.isEmpty else { throw .atRoot }
    let kept = zip(entries, routes).prefix { $0.route == $1 }.count
    for (from, to) in zip(routes, routes.dropFirst()).dropFirst(max(kept - 1, 0)) {
      guard Route.segue(from: from.kind, to: to.kind) != nil else { throw .undeclared }
    }
    let before = activeID
    let removed = removeEntries(above: kept)
    var added: [(id: NodeID, route: Route)] = []
    for route in routes.dropFirst(kept) {
      let entry = newEntry(route)
      entries.append(entry)
      added.append((entry.id, route))
    }
    return operations(from: before, removing: removed, adding: added)
  }

  /// Leaves an entry together with those over it, or an overlay.
  private mutating func exit(_ id: NodeID) throws(Rejection) -> [Operation<Route>] {
    if entries[current].id == id { return try pop(toDepth: current) }
    guard let index = entries.lastIndex(where: { $0.id == id }) else { return try dismiss(id) }
    return try pop(toDepth: index)
  }

  private mutating func removeEntries(above depth: Int) -> [NodeID] {
    var removed: [NodeID] = []
    removed.reserveCapacity(entries.count - depth)
    while entries.count > depth, let entry = entries.popLast() {
      removed.append(contentsOf: entry.nodesTopDown)
    }
    return removed
  }
}
