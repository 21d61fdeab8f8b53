/// Where a scene gets the response of another one that it asked for; it resolves exactly once, however that scene goes.
@MainActor
public final class Reply<Value> {
  /// What came of it.
  public enum Outcome {
    case value(Value)
    case cancelled(Cancellation)
  }

  private var handler: ((Outcome) -> Void)?
  private var value: Value?

  public init(_ handler: @escaping (Outcome) -> Void) {
    self.handler = handler
  }
}

/// Why a response has no value.
public enum Cancellation: Equatable, Sendable {
  /// The scene went without giving one.
  case dismissed
  /// The scene was never shown.
  case rejected(Rejection)
}

extension Reply.Outcome: Equatable where Value: Equatable {}

/// A reply whose kind of value the navigator need not know.
@MainActor
protocol AnyReply: AnyObject {
  /// Keeps the value until the scene that gave it has gone; refuses one of another kind than was asked for.
  func offer(_ value: Any) -> Bool
  func deliver()
  func cancel(_ reason: Cancellation)
  func drop()
}

extension Reply: AnyReply {
  func offer(_ value: Any) -> Bool {
    guard let value = value as? Value else { return false }
    self.value = value
    return true
  }

  func deliver() { resolve(value.map(Outcome.value) ?? .cancelled(.dismissed)) }

  func cancel(_ reason: Cancellation) { resolve(.cancelled(reason)) }

  func drop() { handler = nil }

  private func resolve(_ outcome: Outcome) {
    let handler = handler
    drop()
    handler?(outcome)
  }
}
