extension Frame {
  /// Draws an empty box with a title in its upper edge.
  mutating func drawBox(_ box: Rect, heading: Row, pen: Pen, glyphs: Glyphs) {
    clear(box)
    let line = String(repeating: glyphs.horizontal, count: max(0, box.width - 2))
    let bottom = box.maxY - 1
    draw(glyphs.corners[0] + line + glyphs.corners[1], at: Point(x: box.x, y: box.y), before: box.maxX, pen: pen)
    for y in box.y + 1..<max(box.y + 1, bottom) {
      draw(glyphs.vertical, at: Point(x: box.x, y: y), before: box.maxX, pen: pen)
      draw(glyphs.vertical, at: Point(x: box.maxX - 1, y: y), before: box.maxX, pen: pen)
    }
    draw(glyphs.corners[2] + line + glyphs.corners[3], at: Point(x: box.x, y: bottom), before: box.maxX, pen: pen)
    let title = Row([Span(" ")] + heading.spans + [Span(" ")])
    draw(title, at: Point(x: box.x + 2, y: box.y), before: box.maxX - 2)
  }
}
