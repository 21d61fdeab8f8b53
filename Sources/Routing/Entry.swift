/// A place in a container, with the overlays that lie on it, lowest first.
public struct Entry<Route: Routable>: Equatable, Sendable {
  /// A scene that lies on the entry.
  public struct Overlay: Equatable, Sendable {
    public let id: NodeID
    public let route: Route
    public let presentation: Presentation
  }

  public let id: NodeID
  public let route: Route
  public internal(set) var overlays: [Overlay] = []

  /// What of this entry takes inputs.
  public var topID: NodeID { overlays.last?.id ?? id }
  /// The route of it.
  public var topRoute: Route { overlays.last?.route ?? route }

  /// Every node of the entry, the topmost first: the order in which they go.
  var nodesTopDown: [NodeID] { overlays.reversed().map(\.id) + [id] }

  /// The topmost node of a kind.
  func node(of kind: Route.Kind) -> NodeID? {
    overlays.last { $0.route.kind == kind }?.id ?? (route.kind == kind ? id : nil)
  }

  func contains(_ node: NodeID) -> Bool { id == node || overlays.contains { $0.id == node } }

  /// Takes an overlay and all over it away, the topmost first.
  mutating func removeOverlays(from node: NodeID) -> [NodeID]? {
    guard let index = overlays.firstIndex(where: { $0.id == node }) else { return nil }
    let removed = overlays[index...].reversed().map(\.id)
    overlays.removeSubrange(index...)
    return removed
  }
}
