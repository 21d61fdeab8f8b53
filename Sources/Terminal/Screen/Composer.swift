/// Puts a page and its layers together on a frame.
struct Composer {
  private static let smallest = ScreenSize(columns: 40, rows: 10)
  private static let widest = 76
  private static let highest = 36
  /// From this height on there is room for lines that only please the eye.
  private static let roomy = 16

  /// Where a line of an action is drawn.
  private struct Place {
    let start: Point
    let end: Int
  }

  private let style: ScreenStyle
  private let isHelpShown: Bool
  private(set) var frame: Frame
  private(set) var focus: Focus
  private(set) var caret = Caret()
  private let stage: Rect
  /// Where the actions of the page that was drawn last are.
  private var places: [String: Place] = [:]
  /// The line below all that it says.
  private var contentEnd = 0

  init(size: ScreenSize, style: ScreenStyle, focus: Focus, isHelpShown: Bool) {
    self.style = style
    self.focus = focus
    self.isHelpShown = isHelpShown
    frame = Frame(size: size, hasUnicode: style.hasUnicode)
    let margin = size.columns >= 60 ? 2 : 1
    stage = Rect(x: 0, y: 0, width: size.columns, height: size.rows)
      .centred(width: min(Self.widest, size.columns - 2 * margin), height: min(Self.highest, size.rows))
  }

  mutating func draw(_ page: Page) {
    guard frame.size.columns >= Self.smallest.columns, frame.size.rows >= Self.smallest.rows else {
      frame.draw("Too small", at: Point(x: 0, y: 0), before: frame.size.columns, pen: .plain)
      return
    }
    drawBase(page)
    drawLayers(of: page)
    if isHelpShown { drawHelp(for: page.active) }
    drawFooter(for: page.active)
  }

  private mutating func drawBase(_ page: Page) {
    let rows = PageRows(page: page, focus: page.layers.isEmpty ? focus : nil, width: stage.width, style: style)
    var y = stage.y
    if let tabBar = rows.tabBar {
      frame.draw(tabBar, at: Point(x: stage.x, y: y), before: stage.maxX)
      y += 1
      if stage.height >= Self.roomy { y += drawRule(at: y) }
    }
    frame.draw(rows.heading, at: Point(x: stage.x, y: y), before: stage.maxX)
    let spacing = stage.height >= Self.roomy ? 1 : 0
    y += 1 + spacing
    let body = Rect(x: stage.x, y: y, width: stage.width, height: stage.maxY - y - 1 - spacing)
    let content = rows.rows.fitted(to: body.height)
    let focused = page.layers.isEmpty ? focus.action : page.layers.first?.style.anchor
    drawBody(content, in: body, isActive: page.layers.isEmpty, focused: focused, more: (y - 1, spacing == 1 ? stage.maxY - 2 : y - 1))
  }

  private mutating func drawRule(at y: Int) -> Int {
    let line = String(repeating: style.glyphs.horizontal, count: stage.width)
    frame.draw(line, at: Point(x: stage.x, y: y), before: stage.maxX, pen: .dim)
    return 1
  }

  /// Draws the part of the rows that is scrolled to, and marks that there is more in the lines `more`.
  private mutating func drawBody(_ rows: [Row], in body: Rect, isActive: Bool, focused: String?, more: (above: Int, below: Int)) {
    var scroll = isActive ? focus.scroll : Scroll(mustShowFocus: true)
    scroll.fit(rows, room: body.height, focus: focused)
    places = [:]
    contentEnd = body.y + min(body.height, rows.count - scroll.offset)
    for (index, row) in rows.dropFirst(scroll.offset).prefix(body.height).enumerated() {
      let start = Point(x: body.x, y: body.y + index)
      let end = frame.draw(row, at: start, before: body.maxX)
      guard let action = row.action, places[action] == nil else { continue }
      places[action] = Place(start: start, end: end)
      if isActive, action == focused { place(caret: row.caret, from: start) }
    }
    if !scroll.isAtTop { drawMore(style.glyphs.up, before: body.maxX, y: more.above) }
    let isShared = more.above == more.below && !scroll.isAtTop
    if !scroll.isAtEnd { drawMore(style.glyphs.down, before: body.maxX - (isShared ? 8 : 0), y: more.below) }
    if isActive { focus.scroll = scroll }
  }

  private mutating func place(caret offset: Int, from start: Point) {
    caret = Caret(point: Point(x: start.x + offset, y: start.y), isVisible: focus.edit != nil)
  }

  private mutating func drawMore(_ arrow: String, before end: Int, y: Int) {
    frame.draw(" \(arrow) more ", at: Point(x: end - 8, y: y), before: end, pen: .dim)
  }

  private mutating func drawFooter(for page: Page) {
    let hints = KeyHints(page: page, focus: focus, isHelpShown: isHelpShown, style: style)
    frame.draw(hints.row(width: stage.width), at: Point(x: stage.x, y: stage.maxY - 1), before: stage.maxX)
  }

}

extension Composer {
  private mutating func drawLayers(of page: Page) {
    for (index, layer) in page.layers.enumerated() {
      let above = layer.page.layers.first ?? page.layers.dropFirst(index + 1).first
      frame.dim()
      draw(layer, below: above)
      drawLayers(of: layer.page)
    }
  }

  private mutating func draw(_ layer: Page.Layer, below above: Page.Layer?) {
    let isActive = above == nil
    let room = layer.style == .child ? stage.width : min(stage.width - 4, layer.style.widest)
    let rows = PageRows(page: layer.page, focus: isActive ? focus : nil, width: room - 4, style: style)
    let all = tabRows(rows, of: layer.style) + rows.rows
    // A child leaves as much as it can of the page that it is a part of.
    let content = layer.style == .child ? all.dense : all.fitted(to: stage.height - 5)
    let width = layer.style.fitsContent ? min(room, max((content.map(\.width).max() ?? 0) + 4, rows.heading.width + 6)) : room
    let height = min(content.count + 2, stage.height - 3)
    let box = area(for: layer.style, width: width, height: height)
    frame.drawBox(box, heading: rows.heading, pen: layer.style == .alert ? .bold : .plain, glyphs: style.glyphs)
    let focused = isActive ? focus.action : above?.style.anchor
    drawBody(content, in: box.inset(x: 2, y: 1), isActive: isActive, focused: focused, more: (box.y, box.maxY - 1))
  }

  /// The tabs of a child are those of the page that it lies on.
  private func tabRows(_ rows: PageRows, of layer: Page.Layer.Style) -> [Row] {
    if layer == .child { return [] }
    return rows.tabBar.map { [$0, .blank] } ?? []
  }

  private func area(for layer: Page.Layer.Style, width: Int, height: Int) -> Rect {
    switch layer {
    case .modal, .alert: return stage.centred(width: width, height: height)
    case .child:
      return Rect(x: stage.x, y: min(contentEnd + 1, stage.maxY - 1 - height), width: width, height: height)
    case .popover(let anchor):
      guard let place = places[anchor] else { return stage.centred(width: width, height: height) }
      let x = max(stage.x, min(place.end + 2, stage.maxX - width))
      let y = max(stage.y + 1, min(place.start.y - 1, stage.maxY - 1 - height))
      return Rect(x: x, y: y, width: width, height: height)
    }
  }

  private mutating func drawHelp(for page: Page) {
    let rows = KeyHints(page: page, focus: focus, isHelpShown: true, style: style).table
    frame.dim()
    let width = min(stage.width - 4, max(30, (rows.map(\.width).max() ?? 0) + 4))
    let height = min(rows.count + 2, stage.height - 1)
    let box = stage.centred(width: width, height: height)
    frame.drawBox(box, heading: Row([Span("Keys", .bold)]), pen: .plain, glyphs: style.glyphs)
    for (index, row) in rows.prefix(height - 2).enumerated() {
      frame.draw(row, at: Point(x: box.x + 2, y: box.y + 1 + index), before: box.maxX - 2)
    }
    caret = Caret(point: Point(x: box.x + 2, y: box.y + 1))
  }
}

extension [Row] {
  /// Without the lines between its parts, if there is no room for them.
  fileprivate func fitted(to room: Int) -> [Row] { count <= room ? self : dense }

  fileprivate var dense: [Row] { filter { $0 != .blank } }
}

extension Page.Layer.Style {
  fileprivate var widest: Int {
    switch self {
    case .modal: 64
    case .alert: 54
    case .popover: 44
    case .child: .max
    }
  }

  fileprivate var anchor: String? { if case .popover(let anchor) = self { anchor } else { nil } }

  fileprivate var fitsContent: Bool {
    switch self {
    case .popover, .alert: true
    case .modal, .child: false
    }
  }
}
