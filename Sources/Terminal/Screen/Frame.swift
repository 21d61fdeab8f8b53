/// One grapheme cluster on the screen; the second cell of a wide one has width 0.
struct Cell: Equatable {
  /// The value of a scalar, or above them all the number of a cluster of several. A plain number keeps frames cheap.
  fileprivate(set) var glyph: UInt32 = 0x20
  fileprivate(set) var width: Int8 = 1
  fileprivate(set) var pen = Pen.plain

  static let blank = Cell()

  var isASCII: Bool { glyph < 0x80 }
  var isCluster: Bool { glyph >= Cell.firstCluster }
  fileprivate static let firstCluster: UInt32 = 0x11_0000
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
  /// Those that are more than one scalar, in the order in which they were drawn.
  private(set) var clusters: [Character] = []

  init(size: ScreenSize, hasUnicode: Bool = true) {
    self.size = size
    self.hasUnicode = hasUnicode
    cells = Array(repeating: .blank, count: size.columns * size.rows)
  }

  subscript(x: Int, y: Int) -> Cell { cells[y * size.columns + x] }

  func character(of cell: Cell) -> Character {
    if cell.isCluster { return clusters[Int(cell.glyph - Cell.firstCluster)] }
    return Character(Unicode.Scalar(cell.glyph) ?? "\u{FFFD}")
  }

  /// Draws text that ends before column `end`, and gives the column after it.
  @discardableResult
  mutating func draw(_ text: String, at start: Point, before end: Int, pen: Pen) -> Int {
    guard (0..<size.rows).contains(start.y), start.x >= 0 else { return start.x }
    let end = min(end, size.columns)
    if text.isPrintableASCII { return draw(ascii: text.utf8, at: start, before: end, pen: pen) }
    var x = start.x
    for character in text {
      let cell = cell(drawing: hasUnicode ? character : character.inASCII, pen: pen)
      guard x + Int(cell.width) <= end else { break }
      put(cell, at: Point(x: x, y: start.y))
      x += Int(cell.width)
    }
    return x
  }

  /// Most of what is drawn is this, and needs no look at clusters and widths.
  private mutating func draw(ascii text: String.UTF8View, at start: Point, before end: Int, pen: Pen) -> Int {
    var x = start.x
    for byte in text where x < end {
      put(Cell(glyph: UInt32(byte), pen: pen), at: Point(x: x, y: start.y))
      x += 1
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
      cells[index].pen = cells[index].glyph == Cell.blank.glyph && cells[index].width == 1 ? .plain : .dim
    }
  }

  private mutating func put(_ cell: Cell, at point: Point) {
    let index = point.y * size.columns + point.x
    splitWideCell(at: index)
    if cell.width == 2 {
      splitWideCell(at: index + 1)
      cells[index + 1] = Cell(width: 0, pen: cell.pen)
    }
    cells[index] = cell
  }

  /// Half of a wide cluster is about to be drawn over: the other half goes, too.
  private mutating func splitWideCell(at index: Int) {
    if cells[index].width == 2 { cells[index + 1] = .blank }
    if cells[index].width == 0 { cells[index - 1] = .blank }
  }
}

extension Frame {
  /// No cluster is longer than this, or a heap of combining marks would cost more than its cell is worth.
  private static let longestCluster = 12

  /// A cluster that would not show on its own, such as a combining mark without a letter, shows as a replacement.
  private mutating func cell(drawing character: Character, pen: Pen) -> Cell {
    let scalars = character.unicodeScalars
    let width = character.cellWidth
    guard let first = scalars.first, width > 0 else { return Cell(glyph: 0xFFFD, pen: pen) }
    let count = scalars.prefix(Self.longestCluster + 1).count
    if count == 1 { return Cell(glyph: first.value, width: Int8(width), pen: pen) }
    if count > Self.longestCluster { return cell(drawing: Character(first), pen: pen) }
    clusters.append(character)
    return Cell(glyph: Cell.firstCluster + UInt32(clusters.count - 1), width: Int8(width), pen: pen)
  }
}
