/// What a key means on a page.
enum KeyMeaning: Equatable {
  case perform(PageInput)
  /// Only the highlight, the scrolling or the typed value changed.
  case changed
  case nothing
}

extension Focus {
  mutating func take(_ key: Key, on page: Page) -> KeyMeaning {
    if let edit { return take(key, editing: edit) }
    switch key {
    case .up: return move(by: -1, on: page)
    case .down: return move(by: 1, on: page)
    case .left, .right: return turn(by: key == .left ? -1 : 1, on: page)
    case .tab: return changeTab(by: 1, on: page)
    case .backTab: return changeTab(by: -1, on: page)
    case .pageUp: return scrollPage(by: -1, on: page)
    case .pageDown: return scrollPage(by: 1, on: page)
    case .home: return jump(to: page.focusOrder.first, rows: -scroll.count, on: page)
    case .end: return jump(to: page.focusOrder.last, rows: scroll.count, on: page)
    case .enter, .character(" "): return enter(on: page)
    case .escape: return page.back.map { .perform(PageInput($0.id)) } ?? .nothing
    case .character(let character): return press(character, on: page)
    case .backspace, .delete, .control, .paste: return .nothing
    }
  }

  private mutating func take(_ key: Key, editing edit: Edit) -> KeyMeaning {
    switch key {
    case .enter:
      self.edit = nil
      return .perform(PageInput(edit.action, value: edit.text))
    case .escape: self.edit = nil
    case .backspace: self.edit?.text = String(edit.text.dropLast())
    case .control("u"): self.edit?.text = ""
    case .character(let character): self.edit?.append(String(character))
    case .paste(let text): self.edit?.append(String(text.prefix { !$0.isNewline }))
    default: return .nothing
    }
    return .changed
  }

  private mutating func enter(on page: Page) -> KeyMeaning {
    guard let action = page.action(action) else { return .nothing }
    guard scroll.shows(action.id) || page.focusOrder.count == 1 else {
      // Nobody chooses between what they cannot see.
      focus(on: action.id)
      return .changed
    }
    return perform(action, by: 1)
  }

  private mutating func perform(_ action: Action, by step: Int) -> KeyMeaning {
    switch action.role {
    case .choice, .command, .back, .menu, .tab: return .perform(PageInput(action.id))
    case .field(let value, _):
      focus(on: action.id)
      edit = Edit(action: action.id, text: "")
      edit?.append(value)
      return .changed
    case .picker(let value, let options):
      focus(on: action.id)
      return options.neighbour(of: value, by: step).map { .perform(PageInput(action.id, value: $0)) } ?? .nothing
    }
  }

  /// Actions with that key come first, then the numbers of the choices, then the keys that every page has.
  private mutating func press(_ character: Character, on page: Page) -> KeyMeaning {
    let name = String(character).lowercased()
    if let action = page.actions.first(where: { $0.key == name && name.count == 1 }) { return perform(action, by: 1) }
    switch character {
    case "1"..."9":
      guard let number = character.wholeNumberValue, number <= page.choices.count else { return .nothing }
      return perform(page.choices[number - 1], by: 1)
    case "j": return move(by: 1, on: page)
    case "k": return move(by: -1, on: page)
    default: return .nothing
    }
  }

  private mutating func turn(by step: Int, on page: Page) -> KeyMeaning {
    guard let action = page.action(action), case .picker = action.role, scroll.shows(action.id) else {
      return changeTab(by: step, on: page)
    }
    return perform(action, by: step)
  }

  private func changeTab(by step: Int, on page: Page) -> KeyMeaning {
    let tabs = page.tabs
    guard tabs.count > 1 else { return .nothing }
    let selected = tabs.firstIndex(where: \.isSelectedTab) ?? 0
    return .perform(PageInput(tabs[(selected + step + tabs.count) % tabs.count].id))
  }
}

extension Focus {
  private mutating func move(by step: Int, on page: Page) -> KeyMeaning {
    let order = page.focusOrder
    guard let index = order.firstIndex(where: { $0.id == action }) else { return scroll(by: step, on: page) }
    let next = index + step
    let isFurtherOff = !scroll.shows(order[index].id) && scroll.isAbove(order[index].id) == (step < 0)
    if !order.indices.contains(next) || isFurtherOff {
      let isAtEdge = step < 0 ? scroll.isAtTop : scroll.isAtEnd
      if !isAtEdge { return scroll(by: step, on: page) }
    }
    if !order.indices.contains(next), order.count == 1 || !scroll.shows(order[index].id) { return .nothing }
    focus(on: order[(next + order.count) % order.count].id)
    return .changed
  }

  private mutating func jump(to target: Action?, rows: Int, on page: Page) -> KeyMeaning {
    guard let target else { return scroll(by: rows, on: page) }
    focus(on: target.id)
    return .changed
  }

  private mutating func scrollPage(by pages: Int, on page: Page) -> KeyMeaning {
    scroll(by: pages * max(1, scroll.room - 1), on: page)
  }

  /// Scrolls, and takes the highlight along if there is something to highlight in view.
  private mutating func scroll(by rows: Int, on page: Page) -> KeyMeaning {
    let before = scroll
    scroll.move(by: rows)
    if scroll == before { return .nothing }
    if let action, !scroll.shows(action) {
      let order = page.focusOrder
      let visible = order.filter { scroll.shows($0.id) }
      self.action = (rows > 0 ? visible.first ?? order.last : visible.last ?? order.first)?.id
    }
    return .changed
  }
}

extension [String] {
  /// The option before or after another one, round in a circle; the first one for what is not among them.
  fileprivate func neighbour(of value: String, by step: Int) -> String? {
    guard let index = firstIndex(of: value) else { return first }
    return self[(index + step + count) % count]
  }
}
