/// State that the children of one router share; the router's use case makes it, and it is gone with the router.
@MainActor
public final class Shared<Value> {
  private struct Observer {
    weak var owner: AnyObject?
    let changed: (Value) -> Void
  }

  public private(set) var value: Value
  private var observers: [Observer] = []

  public init(_ value: Value) { self.value = value }

  /// Changes the state and tells those who observe it, once, if it is another one.
  public func update<Result>(_ change: (inout Value) -> Result) -> Result where Value: Equatable {
    let before = value
    let result = change(&value)
    if value != before { tell() }
    return result
  }

  /// Calls `changed` after each change for as long as the owner lives.
  public func observe(_ owner: AnyObject, changed: @escaping (Value) -> Void) {
    observers.append(Observer(owner: owner, changed: changed))
  }

  private func tell() {
    observers.removeAll { $0.owner == nil }
    for observer in observers where observer.owner != nil { observer.changed(value) }
  }
}
