import Terminal

/// A terminal that knows only the sequences that our screen writes, and notes anything else as a complaint.
package final class VirtualTerminal: Output {
  package private(set) var complaints: [String] = []
  package private(set) var writes: [[UInt8]] = []
  package private(set) var modes: Set<Int> = [7, 25]
  package private(set) var cursor = (x: 0, y: 0)

  /// Each cell's text with its attributes; the second cell of a wide one is empty.
  package private(set) var cells: [[Cell]]

  private var codes: Set<Int> = []
  /// The last column was drawn; where the next character would go depends on the terminal.
  private var isWrapPending = false
  private let columns: Int
  private let rows: Int

  package struct Cell: Equatable {
    package var text = " "
    package var codes: Set<Int> = []
  }

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  package func write(_ bytes: [UInt8]) {
    writes.append(bytes)
    var rest = String(decoding: bytes, as: UTF8.self)[...]
    while let character = rest.first {
      if character == "\u{1B}" {
        takeSequence(&rest)
      } else if character == "\u{8}" {
        rest.removeFirst()
        moveCursor(x: cursor.x - 1, y: cursor.y)
      } else {
        rest.removeFirst()
        draw(character)
      }
    }
  }

  /// The screen as text, without blanks at the ends of lines.
  package var text: String { lines.joined(separator: "\n") }

  package var lines: [String] {
    cells.map { row in
      var line = row.map(\.text).joined()
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// Where something has all of the given attributes, joined to one text a line.
  package func texts(with wanted: Int) -> [String] {
    cells.map { row in row.filter { $0.codes.contains(wanted) }.map(\.text).joined() }.filter { !$0.isEmpty }
  }

  private func draw(_ character: Character) {
    let width = character.cellWidth
    if width == 0 || character.unicodeScalars.contains(where: { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }) {
      complaints.append("drew \(character.unicodeScalars.map(\.value))")
    }
    guard !isWrapPending, cursor.x + width <= columns, cursor.y < rows else {
      return complaints.append("drew \(character) outside, at \(cursor)")
    }
    cells[cursor.y][cursor.x] = Cell(text: String(character), codes: codes)
    if width == 2 { cells[cursor.y][cursor.x + 1] = Cell(text: "", codes: codes) }
    isWrapPending = cursor.x + width == columns
    cursor.x = min(cursor.x + width, columns - 1)
  }

  private func takeSequence(_ rest: inout Substring) {
    let sequence = rest.dropFirst(2).prefix { !$0.isLetter }
    guard rest.dropFirst().first == "[", let final = rest.dropFirst(2 + sequence.count).first else {
      complaints.append("no sequence of ours: \(rest.prefix(8).unicodeScalars.map(\.value))")
      rest = rest.dropFirst()
      return
    }
    rest = rest.dropFirst(3 + sequence.count)
    let isPrivate = sequence.first == "?"
    let numbers = sequence.drop { $0 == "?" }.split(separator: ";", omittingEmptySubsequences: true).map { Int($0) ?? -1 }
    perform(final, numbers, isPrivate: isPrivate)
  }

  private func perform(_ final: Character, _ numbers: [Int], isPrivate: Bool) {
    let count = numbers.first ?? 1
    switch (final, isPrivate) {
    case ("m", false): setCodes(numbers)
    case ("H", false): moveCursor(x: (numbers.count > 1 ? numbers[1] : 1) - 1, y: count - 1)
    case ("A", false): moveCursor(x: cursor.x, y: cursor.y - count)
    case ("B", false): moveCursor(x: cursor.x, y: cursor.y + count)
    case ("C", false): moveCursor(x: cursor.x + count, y: cursor.y)
    case ("D", false): moveCursor(x: cursor.x - count, y: cursor.y)
    case ("J", false) where numbers == [2]: cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
    case ("K", false) where numbers.isEmpty: for x in min(cursor.x, columns)..<columns { cells[cursor.y][x] = Cell() }
    case ("h", true) where [7, 25, 1049, 2004].contains(count): modes.insert(count)
    case ("l", true) where [7, 25, 1049, 2004].contains(count): modes.remove(count)
    default: complaints.append("not ours: \(isPrivate ? "?" : "")\(numbers)\(final)")
    }
  }

  private func setCodes(_ numbers: [Int]) {
    for number in numbers.isEmpty ? [0] : numbers {
      switch number {
      case 0: codes = []
      case 1, 2, 4, 7: codes.insert(number)
      case 31...36: codes = codes.filter { $0 < 30 }.union([number])
      default: complaints.append("no attribute of ours: \(number)")
      }
    }
  }

  private func moveCursor(x: Int, y: Int) {
    if !(0..<max(1, columns)).contains(x) || !(0..<max(1, rows)).contains(y) { complaints.append("moved to \(x), \(y)") }
    cursor = (min(max(0, x), max(0, columns - 1)), min(max(0, y), max(0, rows - 1)))
    isWrapPending = false
  }
}
