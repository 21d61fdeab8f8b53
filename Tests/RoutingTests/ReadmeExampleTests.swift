import Foundation
import Routing
import Testing

// README.md shows what stands between the two marks, word for word.
// mark: begin
nonisolated enum LibraryRoute: Routable {
  case shelf
  case book(Int)

  enum Kind { case shelf, book }

  var kind: Kind { if case .book = self { .book } else { .shelf } }
  var presentation: Presentation { .push }  // or .modal, .popover, .child, .alert, .tab, .step
  static let segues = [Segue("open", from: Kind.shelf, to: .book)]
}

@MainActor
final class TextScene: Scene {
  let content: String
  init(_ content: String) { self.content = content }
  func sceneReady() {}
  func receive(_ input: String) {}
}

@MainActor
final class LibraryPresenter: Coordinator {
  func makeScene(for route: LibraryRoute) -> any Scene<String, String> {
    switch route {
    case .shelf: TextScene("The shelf")
    case .book(let number): TextScene("Book \(number)")
    }
  }
}

@MainActor
func visitLibrary() -> [String?] {
  let presenter = LibraryPresenter()
  let navigator = Navigator(Stack(root: LibraryRoute.shelf), transitions: Transitions(), coordinator: presenter)
  navigator.start()
  navigator.activate()
  navigator.show(.book(7)) { scene in print("ready, not yet shown:", scene.content) }
  let shown = navigator.active?.content
  navigator.show(.shelf)  // not declared, so it is refused
  navigator.exit()
  return [shown, navigator.active?.content]
}
// mark: end

struct ReadmeExampleTests {
  @Test @MainActor func `the example does what it says`() {
    #expect(visitLibrary() == ["Book 7", "The shelf"])
  }

  @Test func `README shows the example as it is tested`() throws {
    let here = URL(filePath: #filePath)
    let root = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let source = try String(contentsOf: here, encoding: .utf8)
    let begin = try #require(source.range(of: "// mark: begin\n"))
    let end = try #require(source.range(of: "// mark: end\n"))
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.contains("```swift\nimport Routing\n\n" + source[begin.upperBound..<end.lowerBound] + "```\n"))
  }
}
