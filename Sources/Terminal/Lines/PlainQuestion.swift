/// A field or picker that the next line is the value for.
struct PlainQuestion {
  enum Answer: Equatable {
    case value(String)
    case none(reason: String)
  }

  let action: Action
  let path: [String]

  /// What there is to choose from.
  var lines: [String] {
    guard case .picker(_, let options) = action.role else { return [] }
    return options.enumerated().map { "  \($0 + 1)) \($1)" }
  }

  var prompt: String {
    if case .field(_, let prompt) = action.role { prompt } else { action.label }
  }

  /// The same question on the page as it is now, if it can still be answered there.
  func renewed(on page: PlainPage) -> PlainQuestion? {
    guard path == page.path, let action = page.page.actions.first(where: { $0.id == action.id && $0.takesValue }) else { return nil }
    return PlainQuestion(action: action, path: path)
  }

  /// An answer may be the number of an option, as they were listed.
  func answer(_ line: String) -> Answer {
    if line.isEmpty { return .none(reason: "Nothing changed.") }
    guard case .picker(_, let options) = action.role, let option = options.item(numbered: line) else { return action.answer(line) }
    return .value(option)
  }
}

extension Action {
  /// The value that a line stands for: of a picker, an option by its name, the beginning of it, or another part.
  func answer(_ line: String) -> PlainQuestion.Answer {
    guard case .picker(let value, let options) = role else { return .value(line) }
    let name = line.lowercased()
    let begun = options.filter { $0.lowercased().hasPrefix(name) }.ifEmpty { options.filter { $0.lowercased().contains(name) } }
    if let option = options.first(where: { $0.lowercased() == name }) ?? (begun.count == 1 ? begun[0] : nil) { return .value(option) }
    let problem =
      begun.isEmpty ? "\(label) has no option \"\(line.shortened)\"" : "\"\(line.shortened)\" could be \(begun.joined(separator: ", "))"
    return .none(reason: "\(problem); it stays \(value).")
  }
}

extension Array {
  fileprivate func ifEmpty(_ other: () -> [Element]) -> [Element] { isEmpty ? other() : self }
}
