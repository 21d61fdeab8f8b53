/// Entries beside one another, fixed from the start; one is selected.
public struct Tabs<Route: Routable>: NavigationState {
  public var entries: [Entry<Route>] = []
  public var nextNumber = 0
  public private(set) var current = 0

  public init(_ first: Route, _ others: Route...) {
    entries = ([first] + others).map { newEntry($0) }
  }

  /// Selecting the tab that is selected is rejected and changes nothing, inside the tab either.
  public mutating func apply(_ intent: Intent<Route>) throws(Rejection) -> [Operation<Route>] {
    switch intent {
    case .select(let kind): try select(kind)
    case .present(let route, let presentation): try present(route, as: presentation)
    case .dismiss(let id), .exit(let id): try dismiss(id)
    case .push, .pop, .popTo, .popToRoot, .replace, .set, .advance, .complete: throw .notOffered
    }
  }

  private mutating func select(_ kind: Route.Kind) throws(Rejection) -> [Operation<Route>] {
    guard let index = entries.firstIndex(where: { $0.route.kind == kind }) else { throw .notAttached }
    guard index != current else { throw .alreadyShown }
    guard Route.segue(from: entries[current].route.kind, to: kind) != nil else { throw .undeclared }
    let before = activeID
    current = index
    return operations(from: before)
  }
}
