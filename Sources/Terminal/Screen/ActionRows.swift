/// The lines of a page's actions.
struct ActionRows {
  private static let longestLabel = 28

  let page: Page
  let focus: Focus?
  let width: Int
  let style: ScreenStyle

  var rows: [Row] {
    var rows: [Row] = []
    var previous: Action?
    for action in page.focusOrder {
      if let previous, !previous.isAlike(action) { rows.append(.blank) }
      rows += self.rows(of: action)
      previous = action
    }
    return rows
  }

  private func rows(of action: Action) -> [Row] {
    if action.isSetting { return [settingRow(action)] }
    let lines = action.label.sanitised.wrapped(to: width - chipWidth - 1)
    let indent = Span(String(repeating: " ", count: chipWidth + 1))
    return lines.enumerated().map { index, line in
      Row([index == 0 ? chip(of: action) : indent] + (index == 0 ? [Span(" "), Span(line)] : [Span(line)]), action: action.id)
    }
  }

  /// The part of the line that shows the focus: little to draw when it moves.
  private func chip(of action: Action) -> Span {
    let isFocused = focus?.action == action.id
    let mark = isFocused ? style.glyphs.focus : " "
    return Span(hasKeys ? "\(mark) \(key(of: action)) " : "\(mark) ", isFocused ? .reverse : .plain)
  }

  private var hasKeys: Bool { page.focusOrder.contains { key(of: $0) != " " } }
  /// The focus mark and a space, the key and a space.
  private var chipWidth: Int { hasKeys ? 4 : 2 }

  private func key(of action: Action) -> String {
    if let key = action.key?.sanitised, key.cellWidth == 1 { return key }
    guard action.role == .choice, let index = page.choices.firstIndex(of: action), index < 9 else { return " " }
    return String(index + 1)
  }

  private func settingRow(_ action: Action) -> Row {
    let label = action.label.sanitised.clipped(to: labelWidth, mark: style.glyphs.cut)
    let padding = String(repeating: " ", count: labelWidth - label.cellWidth + 2)
    let start = chipWidth + 1 + labelWidth + 2
    let (opening, closing) = marks(around: action)
    let room = max(1, width - start - 4)
    let isEdited = focus?.edit?.action == action.id
    let value = isEdited ? editedValue(room: room) : self.value(of: action, room: room)
    return Row(
      [chip(of: action), Span(" " + label + padding + opening + " "), value, Span(" " + closing)],
      action: action.id, caret: isEdited ? start + 2 + value.text.cellWidth : 0)
  }

  private func marks(around action: Action) -> (String, String) {
    if case .menu = action.role { return (" ", style.glyphs.menu) }
    return (style.glyphs.opening, style.glyphs.closing)
  }

  private func editedValue(room: Int) -> Span {
    Span((focus?.edit?.text ?? "").tail(cells: room - 1), .underline)
  }

  private func value(of action: Action, room: Int) -> Span {
    switch action.role {
    case .field("", let prompt): Span(prompt.sanitised.clipped(to: room, mark: style.glyphs.cut), .dim)
    case .field(let value, _), .picker(let value, _), .menu(let value):
      Span(value.sanitised.clipped(to: room, mark: style.glyphs.cut), .bold)
    case .choice, .command, .back, .tab: Span("")
    }
  }

  private var labelWidth: Int {
    let longest = page.focusOrder.filter(\.isSetting).map(\.label.sanitised.cellWidth).max() ?? 0
    return max(0, min(longest, Self.longestLabel, width / 2 - chipWidth))
  }
}

extension Action {
  /// Both belong to the same block of lines.
  fileprivate func isAlike(_ other: Action) -> Bool {
    switch (role, other.role) {
    case (.choice, .choice), (.command, .command), (.back, .back): true
    default: isSetting && other.isSetting
    }
  }
}
