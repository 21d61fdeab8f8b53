/// A route: what a router can show, as data that carries all that its scene needs.
public protocol Routable: Dispatchable, Equatable, Codable, Sendable {
  /// The scenes that a router knows, without their data.
  associatedtype Kind: Hashable, Sendable

  var kind: Kind { get }

  /// Every way from one scene to another; what is not declared here cannot be taken.
  static var segues: [Segue<Kind>] { get }
}

/// A named way from one scene to another, declared as a storyboard would draw it.
public struct Segue<Kind: Hashable & Sendable>: Hashable, Sendable {
  /// Its name; where two ways have the same ends, it tells them apart.
  public let identifier: String
  public let source: Kind
  public let destination: Kind

  public init(_ identifier: String, from source: Kind, to destination: Kind) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }
}

extension Routable {
  /// The declared way between two kinds of scene, the one of that name if there are several.
  public static func segue(from source: Kind, to destination: Kind, identifier: String? = nil) -> Segue<Kind>? {
    segues.first {
      $0.source == source && $0.destination == destination && (identifier == nil || $0.identifier == identifier)
    }
  }
}
