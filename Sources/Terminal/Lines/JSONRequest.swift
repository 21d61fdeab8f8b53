import JSON

/// What a script asks for with one line: an action by its id, and the value for it.
struct JSONRequest {
  struct Problem: Error, Equatable {
    let sentence: String
  }

  private let action: String
  private let value: String?

  init(_ line: LineBuffer.Line) throws(Problem) {
    if line.isCut { throw Problem(sentence: "The line is longer than \(LineBuffer.longest) bytes.") }
    let request = try Self.object(line.text)
    guard let action = request["action"]?.string else {
      throw Problem(sentence: "The line is no object with an \"action\" that is a string.")
    }
    self.action = action
    value = try Self.words(of: request["value"])
  }

  func command(on page: Page) throws(Problem) -> FaceCommand {
    guard let action = page.actions.first(where: { $0.id == action }) else {
      if action == "quit" { return .quit }
      throw Problem(sentence: "The page has no action \"\(action.shortened)\".")
    }
    return .perform(PageInput(action.id, value: try value(for: action)))
  }

  private func value(for action: Action) throws(Problem) -> String? {
    switch action.role {
    case .choice, .menu, .command, .back, .tab: return nil
    case .field:
      guard let value else { throw Problem(sentence: "The action \"\(action.id)\" needs a \"value\".") }
      return value
    case .picker(_, let options):
      guard let value, !options.contains(value) else { return value }
      throw Problem(sentence: "The action \"\(action.id)\" has no option \"\(value.shortened)\".")
    }
  }

  private static func object(_ text: String) throws(Problem) -> JSONValue {
    do {
      return try JSONReader.read(Array(text.utf8))
    } catch {
      throw Problem(sentence: "The line is not JSON: \(error).")
    }
  }

  private static func words(of value: JSONValue?) throws(Problem) -> String? {
    switch value {
    case nil, .null: nil
    case .string(let text): text
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .array, .object: throw Problem(sentence: "The \"value\" is neither a string nor a number nor a boolean.")
    }
  }
}
