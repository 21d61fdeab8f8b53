/// Some text in one pen.
struct Span: Equatable {
  let text: String
  let pen: Pen

  /// All text of pages goes through here, so none of it can steer the terminal.
  init(_ text: String, _ pen: Pen = .plain) {
    self.text = text.sanitised
    self.pen = pen
  }
}

/// A line of a page, before it is known where on the screen it goes.
struct Row: Equatable {
  var spans: [Span]
  /// The action that this line belongs to.
  var action: String?
  /// The cell at which the hardware cursor stands if the action has the focus.
  var caret = 0

  init(_ spans: [Span] = [], action: String? = nil, caret: Int = 0) {
    self.spans = spans
    self.action = action
    self.caret = caret
  }

  var width: Int { spans.reduce(0) { $0 + $1.text.cellWidth } }

  static let blank = Row()
}

extension Frame {
  @discardableResult
  mutating func draw(_ row: Row, at start: Point, before end: Int) -> Int {
    var x = start.x
    for span in row.spans { x = draw(span.text, at: Point(x: x, y: start.y), before: end, pen: span.pen) }
    return x
  }
}
