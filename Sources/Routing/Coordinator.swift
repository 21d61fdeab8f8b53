/// Decides with what a navigator's scenes are made; in VIPER, the presenter of the router.
@MainActor
public protocol Coordinator<Route, Content, Input>: AnyObject {
  associatedtype Route: Routable
  associatedtype Content
  associatedtype Input

  /// Makes the scene that shows a route; what the router's children share is injected here.
  func makeScene(for route: Route) -> any Scene<Content, Input>

  /// Prepares the destination of a segue before it is taken.
  func coordinate(from source: Route, to destination: Route, identifier: String) -> Route
}

extension Coordinator {
  public func coordinate(from source: Route, to destination: Route, identifier: String) -> Route { destination }
}
