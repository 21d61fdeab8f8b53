/// Where the hardware cursor stands; screen readers and input methods follow it, also when it is hidden.
struct Caret: Equatable {
  var point = Point(x: 0, y: 0)
  var isVisible = false
}

/// Turns frames into the bytes that change the terminal's screen from the last one to the next.
struct Painter {
  private var last: Frame?
  private var lastCaret = Caret()
  private var isEntered = false

  private var bytes: [UInt8] = []
  /// Where the terminal's cursor is, unless that is in doubt.
  private var cursor: Point?
  private var pen = Pen.plain

  /// Nothing is known of the screen any more, except that it may still be ours.
  mutating func forgetFrame() { last = nil }

  /// The screen is no longer ours.
  mutating func forgetScreen() {
    last = nil
    isEntered = false
  }

  mutating func paint(_ frame: Frame, caret: Caret) -> [UInt8] {
    bytes = []
    let old = startingFrame(for: frame)
    let sameClusters = frame.clusters == old.clusters
    for y in 0..<frame.size.rows { paintRow(y, of: frame, over: old, sameClusters: sameClusters) }
    place(caret)
    last = frame
    return bytes
  }

  /// The frame that the terminal shows, after entering it and clearing it if need be.
  private mutating func startingFrame(for frame: Frame) -> Frame {
    if let last, last.size == frame.size { return last }
    if !isEntered { bytes += ScreenModes.enter.bytes }
    bytes += Array("\u{1B}[m\u{1B}[H\u{1B}[2J".utf8)
    if !isEntered { lastCaret.isVisible = false }
    isEntered = true
    cursor = Point(x: 0, y: 0)
    pen = .plain
    return Frame(size: frame.size)
  }

  private mutating func paintRow(_ y: Int, of frame: Frame, over old: Frame, sameClusters: Bool) {
    if sameClusters, frame.row(y) == old.row(y) { return }
    let contentEnd = frame.contentEnd(ofRow: y)
    var x = 0
    while x < frame.size.columns {
      let cell = frame[x, y]
      defer { x += max(1, Int(cell.width)) }
      if cell == old[x, y], sameClusters || !cell.isCluster { continue }
      if x >= contentEnd, old.contentEnd(ofRow: y) > x + 2 { return eraseRow(from: Point(x: x, y: y)) }
      move(to: Point(x: x, y: y), in: frame)
      write(pen: cell.pen)
      write(cell, at: Point(x: x, y: y), in: frame)
    }
  }

  private mutating func eraseRow(from point: Point) {
    moveAbsolutely(to: point)
    write(pen: .plain)
    bytes += Array("\u{1B}[K".utf8)
  }

  private mutating func write(_ cell: Cell, at point: Point, in frame: Frame) {
    let character = frame.character(of: cell)
    bytes += character.utf8
    let next = point.x + Int(cell.width)
    // In the last column the cursor waits, and after some clusters terminals differ.
    cursor = next < frame.size.columns && !character.hasDoubtfulWidth ? Point(x: next, y: point.y) : nil
  }

  private mutating func write(pen new: Pen) {
    bytes += new.change(from: pen)
    pen = new
  }

  /// Goes to a cell the cheapest way: by rewriting the few cells in between, or by a jump.
  private mutating func move(to point: Point, in frame: Frame) {
    if cursor == point { return }
    if let cursor, cursor.y == point.y, (1...3).contains(point.x - cursor.x) {
      let gap = (cursor.x..<point.x).map { frame[$0, point.y] }
      if gap.allSatisfy({ $0.isASCII && $0.width == 1 && $0.pen == pen }) {
        for cell in gap { bytes += frame.character(of: cell).utf8 }
        self.cursor = point
        return
      }
    }
    moveAbsolutely(to: point)
  }

  private mutating func moveAbsolutely(to point: Point) {
    if cursor == point { return }
    bytes += Array(CursorMove.cheapest(from: cursor, to: point).utf8)
    cursor = point
  }

  private mutating func place(_ caret: Caret) {
    moveAbsolutely(to: caret.point)
    if caret.isVisible != lastCaret.isVisible { bytes += Array("\u{1B}[?25\(caret.isVisible ? "h" : "l")".utf8) }
    lastCaret = caret
  }
}

extension Frame {
  fileprivate func row(_ y: Int) -> ArraySlice<Cell> { cells[y * size.columns..<(y + 1) * size.columns] }

  /// The column after which the row is blank.
  fileprivate func contentEnd(ofRow y: Int) -> Int {
    var x = size.columns
    while x > 0, self[x - 1, y] == .blank { x -= 1 }
    return x
  }
}

private enum CursorMove {
  static func cheapest(from: Point?, to point: Point) -> String {
    let jump = point.x == 0 ? "\u{1B}[\(point.y + 1)H" : "\u{1B}[\(point.y + 1);\(point.x + 1)H"
    guard let from else { return jump }
    let relative = rows(point.y - from.y) + columns(point.x - from.x)
    return relative.utf8.count < jump.utf8.count ? relative : jump
  }

  private static func rows(_ count: Int) -> String {
    count == 0 ? "" : step(abs(count), count > 0 ? "B" : "A")
  }

  private static func columns(_ count: Int) -> String {
    if count == 0 { return "" }
    return (-3 ... -1).contains(count) ? String(repeating: "\u{8}", count: -count) : step(abs(count), count > 0 ? "C" : "D")
  }

  private static func step(_ count: Int, _ final: String) -> String {
    count == 1 ? "\u{1B}[\(final)" : "\u{1B}[\(count)\(final)"
  }
}
