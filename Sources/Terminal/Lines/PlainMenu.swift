/// The actions of a page as the plain face offers them: what can be typed for each.
struct PlainMenu {
  /// Choices and what has a value, from 1.
  let numbered: [Action]
  let keyed: [Action]
  let tabs: [Action]

  init(_ page: Page) {
    numbered = page.actions.filter { $0.kind == .numbered }
    keyed = page.actions.filter { $0.kind == .keyed }
    tabs = page.actions.filter { $0.kind == .tab }
  }

  var lines: [String] {
    let entries = numbered.enumerated().map { "  \($0 + 1)) \($1.words)" } + keyed.map { "  \($0.typed)) \($0.words)" }
    let row = tabs.map { "\($0.typed)) \($0.words)" }.joined(separator: "  ")
    return row.isEmpty ? entries : entries + ["  \(row)"]
  }

  /// What can be typed, for a person who typed something else.
  var hint: String {
    let numbers = numbered.count > 1 ? ["1 to \(numbered.count)"] : numbered.map { _ in "1" }
    let names = numbers + (keyed + tabs).map(\.typed) + ["or ? for help"]
    return "You can type \(names.joined(separator: ", "))."
  }
}

extension Action {
  fileprivate enum Kind {
    case numbered, keyed, tab
  }

  fileprivate var kind: Kind {
    switch role {
    case .choice, .field, .menu, .picker: .numbered
    case .command, .back: .keyed
    case .tab: .tab
    }
  }

  /// The shortest that names it, for those without a number.
  fileprivate var typed: String { key ?? id }

  fileprivate var words: String {
    switch role {
    case .field(let value, _), .menu(let value), .picker(let value, _): "\(label): \(value)"
    case .tab(isSelected: true): "\(label) (here)"
    case .choice, .command, .back, .tab: label
    }
  }
}
