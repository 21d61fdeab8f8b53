import TestSupport

@testable import Routing

/// A container as anybody would describe it, with lists of lists and no operations, to compare the real ones with.
struct NaiveContainer: Equatable {
  enum Kind: CaseIterable {
    case stack, tabs, steps
  }

  struct Node: Equatable {
    let id: NodeID
    let route: TestRoute
  }

  let kind: Kind
  /// Each entry with what lies over it, lowest first.
  var entries: [[Node]]
  var current = 0
  var isComplete = false
  var nextNumber: Int

  init(kind: Kind, routes: [TestRoute]) {
    self.kind = kind
    entries = routes.enumerated().map { [Node(id: NodeID(number: $0), route: $1)] }
    nextNumber = routes.count
  }

  /// What becomes of it; nil if it stays as it is because the intent is refused.
  func after(_ intent: Intent<TestRoute>) -> NaiveContainer? {
    switch (kind, intent) {
    case (.stack, .push(let route)): canShow(route) ? keeping(entries, adding: [route]) : nil
    case (.stack, .pop): entries.count > 1 ? keeping(entries.dropLast()) : nil
    case (.stack, .popTo(let id)): entries.dropLast().firstIndex { $0[0].id == id }.map { keeping(entries.prefix($0 + 1)) }
    case (.stack, .popToRoot): keeping(entries.prefix(1))
    case (.stack, .replace(let route)): canShow(route) ? keeping(entries.dropLast(), adding: [route]) : nil
    case (.stack, .set(let routes)): set(routes)
    case (.tabs, .select(let kind)): select(kind)
    case (.steps, .advance(let route)): canShow(route) && !isComplete ? keeping([], adding: [route]) : nil
    case (.steps, .complete): isComplete ? nil : completed()
    case (_, .present(let route, let presentation)): present(route, presentation)
    case (_, .dismiss(let id)): leave(id, withEntries: false)
    case (_, .exit(let id)): leave(id, withEntries: kind == .stack)
    default: nil
    }
  }

  private var top: TestRoute? { entries[current].last?.route }

  private func leads(_ source: TestRoute?, to route: TestRoute) -> Bool { source != .island && route != .island }

  private func canShow(_ route: TestRoute) -> Bool { entries[current][0].route != route && leads(top, to: route) }

  private func keeping(_ kept: some Sequence<[Node]>, adding routes: [TestRoute] = []) -> NaiveContainer {
    var new = self
    new.entries = Array(kept)
    for route in routes {
      new.entries.append([Node(id: NodeID(number: new.nextNumber), route: route)])
      new.nextNumber += 1
    }
    new.current = new.entries.count - 1
    return new
  }

  private func set(_ routes: [TestRoute]) -> NaiveContainer? {
    var common = 0
    while common < min(entries.count, routes.count), entries[common][0].route == routes[common] { common += 1 }
    for index in routes.indices where index > 0 && index >= common && !leads(routes[index - 1], to: routes[index]) { return nil }
    return routes.isEmpty ? nil : keeping(entries.prefix(common), adding: Array(routes.dropFirst(common)))
  }

  private func select(_ kind: TestRoute.Kind) -> NaiveContainer? {
    guard let index = entries.firstIndex(where: { $0[0].route.kind == kind }), index != current,
      leads(entries[current][0].route, to: entries[index][0].route)
    else { return nil }
    var new = self
    new.current = index
    return new
  }

  private func completed() -> NaiveContainer {
    var new = self
    new.isComplete = true
    return new
  }

  private func present(_ route: TestRoute, _ presentation: Presentation) -> NaiveContainer? {
    guard presentation.isOverlay, top != route, top?.kind != .popover, leads(top, to: route) else { return nil }
    var new = self
    new.entries[current].append(Node(id: NodeID(number: nextNumber), route: route))
    new.nextNumber += 1
    return new
  }

  private func leave(_ id: NodeID, withEntries: Bool) -> NaiveContainer? {
    for (place, entry) in entries.enumerated() {
      guard let depth = entry.firstIndex(where: { $0.id == id }) else { continue }
      if depth == 0 { return withEntries && place > 0 ? keeping(entries.prefix(place)) : nil }
      var new = self
      new.entries[place] = Array(entry.prefix(depth))
      return new
    }
    return nil
  }
}
