/// What the face itself keeps of a page that takes inputs: where the highlight is, how far it is scrolled, what is being typed.
struct Focus: Equatable {
  struct Edit: Equatable {
    /// No value is longer; a paste must not fill the memory.
    private static let limit = 256

    let action: String
    var text: String

    mutating func append(_ more: String) {
      text = String((text + more.sanitised).prefix(Self.limit))
    }
  }

  /// What a page has to be the same in for the highlight to stay where it is.
  struct Identity: Equatable {
    let path: [String]
    let headlines: [String]
    let actions: [String]

    init(of page: Page) {
      path = page.path
      headlines = page.active.blocks.compactMap { if case .headline(let words) = $0 { words } else { nil } }
      actions = page.active.actions.map(\.id)
    }

    func covers(_ other: Identity) -> Bool { path.count > other.path.count && path.starts(with: other.path) }
  }

  private struct Covered: Equatable {
    let identity: Identity
    let action: String?
    let scroll: Scroll
  }

  private(set) var identity: Identity?
  var action: String?
  var edit: Edit?
  var scroll = Scroll()
  private var covered: [Covered] = []

  /// Follows the page: on another one the highlight goes to the first action, on one that was only covered to where it was.
  mutating func follow(_ page: Page) {
    let new = Identity(of: page)
    if new == identity { return }
    edit = nil
    if let index = covered.lastIndex(where: { $0.identity == new }) {
      (action, scroll) = (covered[index].action, covered[index].scroll)
      covered.removeSubrange(index...)
    } else {
      if let identity { covered.append(Covered(identity: identity, action: action, scroll: scroll)) }
      covered.removeAll { !new.covers($0.identity) }
      begin(page.active)
    }
    identity = new
  }

  /// A page begins at its top; only where there are several actions the first of them must be in view.
  private mutating func begin(_ page: Page) {
    action = page.focusOrder.first?.id
    scroll = Scroll(mustShowFocus: page.focusOrder.count > 1)
  }

  mutating func focus(on action: String?) {
    self.action = action
    scroll.mustShowFocus = true
  }
}

/// Which part of a page that is higher than its room is shown.
struct Scroll: Equatable {
  private(set) var offset = 0
  private(set) var room = Int.max
  private(set) var count = 0
  private var actionRows: [String: ClosedRange<Int>] = [:]
  fileprivate(set) var mustShowFocus: Bool

  init(mustShowFocus: Bool = false) {
    self.mustShowFocus = mustShowFocus
  }

  var isAtTop: Bool { offset == 0 }
  var isAtEnd: Bool { offset + room >= count }
  var isNeeded: Bool { count > room }

  /// Takes the rows as they are laid out now, and how many of them there is room for.
  mutating func fit(_ rows: [Row], room: Int, focus: String?) {
    self.room = max(1, room)
    count = rows.count
    actionRows = [:]
    for (index, row) in rows.enumerated() {
      guard let action = row.action else { continue }
      actionRows[action] = (actionRows[action]?.lowerBound ?? index)...index
    }
    if mustShowFocus, let focus, let wanted = actionRows[focus] { show(wanted) }
    mustShowFocus = false
    offset = max(0, min(offset, count - self.room))
  }

  mutating func move(by rows: Int) {
    offset = max(0, min(offset + rows, count - room))
  }

  func shows(_ action: String) -> Bool {
    guard let rows = actionRows[action] else { return true }
    return rows.lowerBound >= offset && rows.lowerBound < offset + room
  }

  func isAbove(_ action: String) -> Bool { actionRows[action].map { $0.lowerBound < offset } ?? false }

  private mutating func show(_ rows: ClosedRange<Int>) {
    let isFirst = actionRows.values.allSatisfy { $0.lowerBound >= rows.lowerBound }
    // With the first one as much as possible of what it belongs to: all before it, or else all after it.
    if isFirst { offset = rows.upperBound < room ? 0 : max(0, count - room) }
    offset = max(offset, rows.upperBound - room + 1)
    offset = min(offset, rows.lowerBound)
  }
}

extension Page {
  /// The actions that the highlight visits; where a choice is asked for, the way out is no answer and stays in the footer.
  var focusOrder: [Action] {
    actions.filter { !$0.isTab && ($0.role != .back || choices.isEmpty) }
  }

  var tabs: [Action] { actions.filter(\.isTab) }
  var choices: [Action] { actions.filter { $0.role == .choice } }
  var back: Action? { actions.first { $0.role == .back } }

  func action(_ id: String?) -> Action? { actions.first { $0.id == id } }
}

extension Action {
  var isTab: Bool { if case .tab = role { true } else { false } }
  var isSelectedTab: Bool { role == .tab(isSelected: true) }

  /// Takes values: it is a row with a label and what it is set to.
  var isSetting: Bool {
    switch role {
    case .field, .picker, .menu: true
    case .choice, .command, .back, .tab: false
    }
  }
}
