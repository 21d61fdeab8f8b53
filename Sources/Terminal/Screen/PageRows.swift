/// The lines of a page: what it says and what it offers, for a width.
struct PageRows {
  private static let widestGauge = 24
  /// More of one text is never drawn, so that a huge one costs little.
  private static let longestText = 8000

  let page: Page
  let focus: Focus?
  let width: Int
  let style: ScreenStyle

  var rows: [Row] {
    var rows: [Row] = []
    for block in page.blocks { rows += self.rows(of: block) + [.blank] }
    rows += ActionRows(page: page, focus: focus, width: width, style: style).rows
    if rows.last == .blank { rows.removeLast() }
    return rows
  }

  private func rows(of block: Page.Block) -> [Row] {
    switch block {
    case .text(let text): paragraphs(of: text, .plain)
    case .headline(let text): paragraphs(of: text, .bold)
    case .gauge(let words, let value, let total): gauge(words, value: value, total: total)
    case .notice(let mood, let text): notice(mood, text)
    }
  }

  private func paragraphs(of text: String, _ pen: Pen) -> [Row] {
    lines(of: text, width: width).map { Row([Span($0, pen)]) }
  }

  private func lines(of text: String, width: Int) -> [String] {
    text.prefix(Self.longestText).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .flatMap { String($0).sanitised.wrapped(to: width) }
  }

  private func gauge(_ words: String, value: Int, total: Int) -> [Row] {
    let cells = max(1, min(Self.widestGauge, width / 3))
    let share = total > 0 ? min(1, max(0, Double(value) / Double(total))) : 0
    let full = Int((share * Double(cells)).rounded())
    let glyphs = style.glyphs
    let bar = [
      Span(String(repeating: glyphs.full, count: full), style.pen(.cyan)),
      Span(String(repeating: glyphs.empty, count: cells - full), style.pen(nil, .dim)), Span("  "),
    ]
    return hanging(bar, words, .plain)
  }

  private func notice(_ mood: Page.Mood, _ text: String) -> [Row] {
    let glyphs = style.glyphs
    let (symbol, colour): (String, Pen.Colour?) =
      switch mood {
      case .good: (glyphs.good, .green)
      case .bad: (glyphs.bad, .red)
      case .warning: (glyphs.warning, .yellow)
      case .plain: (glyphs.plain, nil)
      }
    let emphasis: Pen = mood == .plain ? .plain : .bold
    // The words have no colour: not every colour can be read on every background.
    return hanging([Span(symbol + " ", style.pen(colour, emphasis.attributes))], text, emphasis)
  }

  /// Text to the right of something, also in its further lines.
  private func hanging(_ start: [Span], _ text: String, _ pen: Pen) -> [Row] {
    let used = Row(start).width
    return lines(of: text, width: max(1, width - used)).enumerated().map { index, line in
      Row((index == 0 ? start : [Span(String(repeating: " ", count: used))]) + [Span(line, pen)])
    }
  }
}

extension PageRows {
  /// The tabs in one line; nothing where there are none.
  var tabBar: Row? {
    let tabs = page.tabs
    if tabs.isEmpty { return nil }
    let spans = tabs.flatMap { tab in
      let label = tab.label.sanitised.clipped(to: max(4, width / tabs.count - 4), mark: style.glyphs.cut)
      return tab.isSelectedTab
        ? [Span(" \(style.glyphs.tab) \(label) ", Pen(attributes: [.bold, .reverse]))] : [Span("   \(label) ")]
    }
    return Row(spans)
  }

  /// Where we are: the way here and the title.
  var heading: Row {
    let mark = " \(style.glyphs.trail) "
    let trail = page.trail.map(\.sanitised).joined(separator: mark)
    let title = page.title.sanitised.clipped(to: width, mark: style.glyphs.cut)
    let room = width - title.cellWidth - mark.cellWidth
    if trail.isEmpty || room < 3 { return Row([Span(title, .bold)]) }
    return Row([Span(trail.clipped(to: room, mark: style.glyphs.cut) + mark, .dim), Span(title, .bold)])
  }
}
