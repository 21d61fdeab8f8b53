/// One entry after another along the declared segues, until the sequence completes, once.
public struct Steps<Route: Routable>: NavigationState {
  public var entries: [Entry<Route>] = []
  public var nextNumber = 0
  public private(set) var isComplete = false
  public var current: Int { 0 }

  public init(start: Route) {
    entries = [newEntry(start)]
  }

  public mutating func apply(_ intent: Intent<Route>) throws(Rejection) -> [Operation<Route>] {
    switch intent {
    case .advance(let route): try advance(to: route)
    case .complete: try complete()
    case .present(let route, let presentation): try present(route, as: presentation)
    case .dismiss(let id), .exit(let id): try dismiss(id)
    case .push, .pop, .popTo, .popToRoot, .replace, .set, .select: throw .notOffered
    }
  }

  private mutating func advance(to route: Route) throws(Rejection) -> [Operation<Route>] {
    guard !isComplete else { throw .completed }
    guard entries[current].route != route else { throw .alreadyShown }
    try requireSegue(to: route)
    let before = activeID
    let removed = entries[current].nodesTopDown
    let entry = newEntry(route)
    entries = [entry]
    return operations(from: before, removing: removed, adding: [(entry.id, route)])
  }

  private mutating func complete() throws(Rejection) -> [Operation<Route>] {
    guard !isComplete else { throw .completed }
    isComplete = true
    return []
  }
}
