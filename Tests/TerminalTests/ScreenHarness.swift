import Terminal
import TestSupport

/// A screen face on a virtual terminal, and a page that only the test changes.
final class ScreenHarness {
  let terminal: VirtualTerminal
  let face: ScreenFace
  var page: Page
  private(set) var inputs: [PageInput] = []

  init(_ page: Page, columns: Int = 80, rows: Int = 24, hasColour: Bool = true, hasUnicode: Bool = true) {
    self.page = page
    let terminal = VirtualTerminal(columns: columns, rows: rows)
    self.terminal = terminal
    face = ScreenFace(
      output: terminal, size: { ScreenSize(columns: columns, rows: rows) },
      style: ScreenStyle(hasColour: hasColour, hasUnicode: hasUnicode))
    show()
  }

  func show() { try? face.show(page) }

  /// Types as a terminal would send it, in one read, and answers the commands that come of it as a session does.
  @discardableResult
  func type(_ text: String, then change: (PageInput) -> Page? = { _ in nil }) -> [FaceCommand] {
    feed(.bytes(Array(text.utf8)), then: change)
  }

  @discardableResult
  func feed(_ event: FaceEvent, then change: (PageInput) -> Page? = { _ in nil }) -> [FaceCommand] {
    face.feed(event)
    var commands: [FaceCommand] = []
    while let command = face.nextCommand(on: page) {
      commands.append(command)
      if case .perform(let input) = command {
        inputs.append(input)
        page = change(input) ?? page
      }
      if command == .quit || command == .endOfInput { break }
      show()
    }
    show()
    return commands
  }

  /// What stands to the right of the focus mark and its key.
  var focused: String? {
    terminal.cells.first { $0.contains { $0.text == "▸" } }.map { row in
      let start = (row.lastIndex { $0.codes.contains(7) } ?? 0) + 1
      return row[start...].map(\.text).joined()[...].trimmingBlanks
    }
  }
}

extension Substring {
  var trimmingBlanks: String {
    var text = self.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
