public import Routing

/// A container of scenes that show pages.
public protocol PageContainer: Container where Content == Page, Input == PageInput {}

extension Navigator where Content == Page {
  /// The page that is shown, with the overlays on it as its layers, named for the container that shows it.
  public func page(of container: String) -> Page {
    var layers = layers.map { (style: $0.presentation.layerStyle, page: $0.content) }
    guard !layers.isEmpty else { return Page(scene: container, title: container) }
    var page = layers.removeFirst().page
    for layer in layers {
      if let style = layer.style { page.put(layer.page, as: style) }
    }
    page.containers.insert(container, at: 0)
    page.trail = covered(atMost: longestTrail).map(\.title) + page.trail
    return page
  }

  private var longestTrail: Int { 3 }
}

extension Page {
  fileprivate mutating func put(_ page: Page, as style: Layer.Style) {
    layers.append(Layer(style: style, page: page))
  }

  /// Offers tabs on this page, and on the one that takes inputs unless that has to be answered first.
  public func offering(tabs: [Action]) -> Page {
    var page = self
    page.actions += tabs
    if let last = page.layers.last, last.style == .child {
      page.layers[page.layers.count - 1].page = last.page.offering(tabs: tabs)
    }
    return page
  }
}

extension Presentation {
  fileprivate var layerStyle: Page.Layer.Style? {
    switch self {
    case .push, .tab, .step: nil
    case .modal: .modal
    case .popover(let anchor): .popover(anchor: anchor)
    case .child: .child
    case .alert: .alert
    }
  }
}
