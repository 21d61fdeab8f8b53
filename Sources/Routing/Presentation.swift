/// How a scene is shown.
public enum Presentation: Hashable, Codable, Sendable {
  /// On a stack, over the entry that is there.
  case push
  /// Beside others, one of which is selected.
  case tab
  /// As the next step of a sequence, in place of the last.
  case step
  /// Over an entry, until it is done.
  case modal
  /// Over an entry, beside the thing that opened it; at most one, and on top of all.
  case popover(anchor: String)
  /// In an entry, as a part of it.
  case child
  /// Over an entry, asking something.
  case alert

  /// Overlays lie on an entry and go with it; the others are entries themselves.
  public var isOverlay: Bool {
    switch self {
    case .push, .tab, .step: false
    case .modal, .popover, .child, .alert: true
    }
  }
}

/// Data that says how it is shown: the one place where this is decided.
public protocol Dispatchable {
  var presentation: Presentation { get }
}
