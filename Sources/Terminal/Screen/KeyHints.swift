/// What can be done on a page with which key: a line at its foot, and all of it in the help.
struct KeyHints {
  struct Hint: Equatable {
    let key: String
    let meaning: String
  }

  let page: Page
  let focus: Focus
  let isHelpShown: Bool
  let style: ScreenStyle

  /// As many hints as fit, the most important ones first.
  func row(width: Int) -> Row {
    var spans: [Span] = []
    var room = width
    for hint in short {
      let gap = spans.isEmpty ? "" : "  "
      let needed = gap.count + hint.key.cellWidth + 1 + hint.meaning.cellWidth
      if needed > room { continue }
      spans += [Span(gap), Span(hint.key, .bold), Span(" " + hint.meaning)]
      room -= needed
    }
    return Row(spans)
  }

  private var short: [Hint] {
    if isHelpShown { return [Hint(key: "Esc", meaning: "Close help")] }
    if focus.edit != nil { return editing }
    var hints = page.isBusy ? [Hint(key: style.glyphs.cut, meaning: "Please wait")] : []
    hints += way(in: "Enter", "Select")
    hints += [Hint(key: "?", meaning: "Help")] + leaving + choosing
    if focus.scroll.isNeeded { hints.append(Hint(key: "PgUp PgDn", meaning: "Scroll")) }
    return hints + tabbing + [Hint(key: "^C", meaning: "Quit")]
  }

  /// Every key that does something here, one a line.
  var table: [Row] {
    let keyWidth = all.map(\.key.cellWidth).max() ?? 0
    return all.map { hint in
      let padding = String(repeating: " ", count: keyWidth - hint.key.cellWidth + 2)
      return Row([Span(hint.key, .bold), Span(padding + hint.meaning)])
    }
  }

  private var all: [Hint] {
    var hints = choosing + way(in: "Enter Space", "Select")
    hints += page.actions.compactMap { action in
      action.key.flatMap { key in key.count == 1 && action.role != .back ? Hint(key: key, meaning: action.label.sanitised) : nil }
    }
    if page.choices.count > 0 { hints.append(Hint(key: "1-\(min(9, page.choices.count))", meaning: "Choose at once")) }
    hints += leaving + tabbing
    hints += [
      Hint(key: "PgUp PgDn", meaning: "Scroll"), Hint(key: "^L", meaning: "Draw anew"), Hint(key: "^Z", meaning: "Suspend"),
      Hint(key: "^C ^D", meaning: "Quit"), Hint(key: "?", meaning: "This help"),
    ]
    return hints
  }

  private var editing: [Hint] {
    [Hint(key: "Enter", meaning: "Save"), Hint(key: "Esc", meaning: "Cancel"), Hint(key: "^U", meaning: "Clear")]
  }

  private var choosing: [Hint] {
    page.focusOrder.count > 1 ? [Hint(key: style.glyphs.up + style.glyphs.down, meaning: "Move")] : []
  }

  private var leaving: [Hint] {
    page.back.map { [Hint(key: "Esc", meaning: $0.label.sanitised)] } ?? []
  }

  private var tabbing: [Hint] {
    page.tabs.count > 1 ? [Hint(key: "Tab", meaning: "Next tab")] : []
  }

  private func way(in key: String, _ meaning: String) -> [Hint] {
    switch page.action(focus.action)?.role {
    case .field: [Hint(key: key, meaning: "Edit")]
    case .menu: [Hint(key: key, meaning: "Open")]
    case .picker: [Hint(key: style.hasUnicode ? "←→" : "Left Right", meaning: "Change")]
    case .back: [Hint(key: key, meaning: page.back?.label.sanitised ?? meaning)]
    case .choice, .command: [Hint(key: key, meaning: meaning)]
    case .tab, nil: []
    }
  }
}
