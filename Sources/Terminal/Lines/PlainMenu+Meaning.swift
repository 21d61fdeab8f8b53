extension PlainMenu {
  /// What a typed line means on a page.
  enum Meaning: Equatable {
    /// An action, and what stood after its name.
    case action(Action, value: String?)
    case ambiguous([Action])
    case help
    case quit
    case nothing
  }

  /// The page's own names come first, then ours, then what is only the start of a name.
  func meaning(of line: String) -> Meaning {
    if let action = numbered.item(numbered: line) ?? action(named: line) { return .action(action, value: nil) }
    if let meaning = Self.ownWords[line.lowercased()] { return meaning }
    if let action = choice(lettered: line) { return .action(action, value: nil) }
    let begun = actions(begunBy: line)
    if begun.count == 1 { return .action(begun[0], value: nil) }
    if let (action, value) = actionWithValue(line) { return .action(action, value: value) }
    return begun.isEmpty ? .nothing : .ambiguous(begun)
  }

  /// An action by its full key, id or label.
  func action(named name: String) -> Action? {
    let name = name.lowercased()
    return all.first { $0.key == name } ?? all.first { $0.id.lowercased() == name || $0.label.lowercased() == name }
  }

  private static let ownWords: [String: Meaning] = ["?": .help, "help": .help, "q": .quit, "quit": .quit]

  private var all: [Action] { numbered + keyed + tabs }

  private func choice(lettered text: String) -> Action? {
    let choices = numbered.filter { $0.role == .choice }
    guard text.utf8.count == 1, let letter = text.lowercased().utf8.first, letter >= UInt8(ascii: "a") else { return nil }
    let index = Int(letter - UInt8(ascii: "a"))
    return index < choices.count ? choices[index] : nil
  }

  private func actions(begunBy start: String) -> [Action] {
    let start = start.lowercased()
    return all.filter { $0.role != .back && $0.label.lowercased().hasPrefix(start) }
  }

  /// A field or picker that the line begins with, by number, key, id or label; the longest such name wins.
  private func actionWithValue(_ line: String) -> (Action, value: String)? {
    let lowered = line.lowercased()
    let begun = numbered.enumerated().filter { $1.takesValue }.compactMap { index, action in
      let names = ["\(index + 1)", action.id.lowercased(), action.label.lowercased()] + [action.key].compactMap(\.self)
      return names.filter { lowered.hasPrefix($0 + " ") }.map(\.count).max().map { (action, length: $0) }
    }
    return begun.max { $0.length < $1.length }.map { ($0, line.dropFirst($1).trimmed) }
  }
}

extension Action {
  var takesValue: Bool {
    switch role {
    case .field, .picker: true
    case .choice, .menu, .command, .back, .tab: false
    }
  }
}

extension Array {
  /// What is shown with that number, from 1.
  func item(numbered text: String) -> Element? {
    guard text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }), let number = Int(text) else { return nil }
    return number >= 1 && number <= count ? self[number - 1] : nil
  }
}
