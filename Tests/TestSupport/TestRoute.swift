package import Routing

/// A route of every presentation; every kind leads to every kind but the island, to which nothing leads.
nonisolated package enum TestRoute: Routable, Hashable {
  case page(Int)
  case step(Int)
  case modal(Int)
  case popover(Int)
  case child(Int)
  case alert(Int)
  case firstTab
  case secondTab
  case thirdTab
  case island

  package enum Kind: CaseIterable, Sendable {
    case page, step, modal, popover, child, alert, firstTab, secondTab, thirdTab, island
  }

  package var kind: Kind {
    switch self {
    case .page: .page
    case .step: .step
    case .modal: .modal
    case .popover: .popover
    case .child: .child
    case .alert: .alert
    case .firstTab: .firstTab
    case .secondTab: .secondTab
    case .thirdTab: .thirdTab
    case .island: .island
    }
  }

  package var presentation: Presentation {
    switch self {
    case .page, .island: .push
    case .step: .step
    case .modal: .modal
    case .popover: .popover(anchor: "anchor")
    case .child: .child
    case .alert: .alert
    case .firstTab, .secondTab, .thirdTab: .tab
    }
  }

  /// Each way is named for its two ends; from a page to a modal there is a second one.
  package static let segues: [Segue<Kind>] =
    connected.flatMap { source in connected.map { Segue("\(source)-\($0)", from: source, to: $0) } }
    + [Segue("secondWay", from: .page, to: .modal)]

  private static let connected = Kind.allCases.filter { $0 != .island }
}
