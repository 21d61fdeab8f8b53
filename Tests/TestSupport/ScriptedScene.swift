import Routing
package import Terminal

/// A scene that shows one page after the other, whatever the input.
package final class ScriptedScene: PageScene {
  package private(set) var received: [PageInput] = []
  private var pages: [Page]

  package init(_ pages: [Page]) { self.pages = pages }

  package var content: Page { pages.first ?? Page(scene: "end", title: "End") }

  package func receive(_ input: PageInput) {
    received.append(input)
    pages.removeFirst()
  }

  package func sceneReady() {}
}
