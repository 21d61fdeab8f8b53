/// A router's view: a scene that shows other scenes through its navigator and does nothing else.
@MainActor
public protocol Container<Content, Input>: Scene {
  associatedtype State: NavigationState

  var navigator: Navigator<State, Content, Input> { get }
}

extension Container {
  public func receive(_ input: Input) { navigator.receive(input) }

  public func sceneActivated() { navigator.activate() }

  public func sceneDeactivated() { navigator.deactivate() }

  public func sceneDetached() { navigator.tearDown() }
}
