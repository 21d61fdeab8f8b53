/// One grapheme cluster on the screen; the second cell of a wide one has width 0.
struct Cell: Equatable {
  var cluster: Character = " "
  var width: Int8 = 1
  var pen = Pen.plain

  static let blank = Cell()
}

/// A place on the screen, from its upper left corner.
struct Point: Equatable {
  var x: Int
  var y: Int
}

/// What the whole screen shows; whatever is drawn outside of it is cut.
struct Frame: Equatable {
  let size: ScreenSize
  private let hasUnicode: Bool
  private(set) var cells: [Cell]

  init(size: ScreenSize, hasUnicode: Bool = true) {
    self.size = size
    self.hasUnicode = hasUnicode
    cells = Array(repeating: .blank, count: size.columns * size.rows)
  }

  subscript(x: Int, y: Int) -> Cell { cells[y * size.columns + x] }

  /// Draws text that ends before column `end`, and gives the column after it.
  @discardableResult
  mutating func draw(_ text: String, at start: Point, before end: Int, pen: Pen) -> Int {
    guard (0..<size.rows).contains(start.y), start.x >= 0 else { return start.x }
    let end = min(end, size.columns)
    var x = start.x
    for character in text {
      let cell = Cell(drawing: hasUnicode ? character : character.inASCII, pen: pen)
      guard x + Int(cell.width) <= end else { break }
      put(cell, at: Point(x: x, y: start.y))
      x += Int(cell.width)
    }
    return x
  }

  mutating func clear(_ area: Rect) {
    for y in max(0, area.y)..<max(0, min(area.maxY, size.rows), area.y) {
      for x in max(0, area.x)..<max(0, min(area.maxX, size.columns), area.x) { put(.blank, at: Point(x: x, y: y)) }
    }
  }

  /// Makes everything that is there recede.
  mutating func dim() {
    for index in cells.indices {
      cells[index].pen = cells[index].cluster == " " && cells[index].width == 1 ? .plain : .dim
    }
  }

  private mutating func put(_ cell: Cell, at point: Point) {
    let index = point.y * size.columns + point.x
    splitWideCell(at: index)
    if cell.width == 2 {
      splitWideCell(at: index + 1)
      cells[index + 1] = Cell(cluster: " ", width: 0, pen: cell.pen)
    }
    cells[index] = cell
  }

  /// Half of a wide cluster is about to be drawn over: the other half goes, too.
  private mutating func splitWideCell(at index: Int) {
    if cells[index].width == 2 { cells[index + 1] = .blank }
    if cells[index].width == 0 { cells[index - 1] = .blank }
  }
}

extension Cell {
  /// No cluster is longer than this, or a heap of combining marks would cost more than its cell is worth.
  private static let longestCluster = 12

  /// A cluster that would not show on its own, such as a combining mark without a letter, shows as a replacement.
  init(drawing character: Character, pen: Pen) {
    let width = character.cellWidth
    guard width > 0 else {
      self.init(cluster: "\u{FFFD}", width: 1, pen: pen)
      return
    }
    let scalars = character.unicodeScalars
    let isLong = scalars.dropFirst(Self.longestCluster).first != nil
    let cluster = isLong ? scalars.first.map(Character.init) ?? " " : character
    self.init(cluster: cluster, width: Int8(isLong ? cluster.cellWidth : width), pen: pen)
  }
}

extension Character {
  /// The nearest thing for a terminal that shows nothing else.
  fileprivate var inASCII: Character {
    if isASCII { return self }
    return switch self {
    case "‘", "’": "'"
    case "“", "”": "\""
    case "–", "—": "-"
    case "…": "~"
    case "×": "x"
    default: "?"
    }
  }
}
