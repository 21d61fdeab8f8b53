/// What a container can hold: a view that shows some content and takes the inputs made on it, wherever it is shown.
///
/// Only a `Navigator` calls the four `scene…` methods, each time in this order: ready once, activated and deactivated in turn, detached once.
@MainActor
public protocol Scene<Content, Input>: AnyObject {
  associatedtype Content
  associatedtype Input

  /// What there is to see now.
  var content: Content { get }

  /// Takes what a person did.
  func receive(_ input: Input)

  /// Everything is injected; the first event of all.
  func sceneReady()

  /// The scene is now the one that takes inputs, or holds it.
  func sceneActivated()

  /// The scene is covered, or about to go.
  func sceneDeactivated()

  /// The scene was let go of; nothing reaches it any more.
  func sceneDetached()
}

extension Scene {
  public func sceneActivated() {}
  public func sceneDeactivated() {}
  public func sceneDetached() {}
}
