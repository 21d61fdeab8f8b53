import Routing
import Terminal
import Testing

/// Where a scene can be shown: in which kind of container, and how.
nonisolated struct Placement: CustomTestStringConvertible, Sendable {
  enum Container: CaseIterable {
    case stack, tabs, steps
  }

  let container: Container
  let presentation: Presentation

  static let all: [Placement] = entries + overlays

  /// The scene is an entry of its own.
  static let entries = [
    Placement(container: .tabs, presentation: .tab), Placement(container: .stack, presentation: .push),
    Placement(container: .steps, presentation: .step),
  ]

  /// The scene lies over another one.
  static let overlays = Container.allCases.flatMap { container in
    [.modal, .popover(anchor: "there"), .child, .alert].map { Placement(container: container, presentation: $0) }
  }

  /// A tab and a step cannot leave of themselves.
  var isLeavable: Bool { ![.tab, .step].contains(presentation) }

  /// Nothing can be shown over a popover.
  var isCoverable: Bool { presentation != .popover(anchor: "there") }

  var layerStyle: Page.Layer.Style? {
    switch presentation {
    case .push, .tab, .step: nil
    case .modal: .modal
    case .popover(let anchor): .popover(anchor: anchor)
    case .child: .child
    case .alert: .alert
    }
  }

  var testDescription: String { "\(presentation) in \(container)" }
}
