import JSON

/// A page as scripts get it.
enum JSONPage {
  static func value(of page: Page, path: [String]) -> JSONValue {
    var members = [
      JSONMember("scene", .string(page.scene)),
      JSONMember("path", strings(path)),
      JSONMember("title", .string(page.title)),
      JSONMember("text", strings(page.blocks.flatMap(\.words.textLines))),
      JSONMember("actions", .array(page.actions.map(value))),
    ]
    if page.isBusy { members.append(JSONMember("busy", true)) }
    return .object(members)
  }

  private static func value(of action: Action) -> JSONValue {
    .object([JSONMember("id", .string(action.id)), JSONMember("label", .string(action.label))] + details(of: action.role))
  }

  private static func details(of role: Action.Role) -> [JSONMember] {
    switch role {
    case .choice, .command, .back: []
    case .field(let value, _), .menu(let value): [JSONMember("value", .string(value))]
    case .picker(let value, let options): [JSONMember("value", .string(value)), JSONMember("options", strings(options))]
    case .tab(let isSelected): [JSONMember("selected", .bool(isSelected))]
    }
  }

  private static func strings(_ strings: [String]) -> JSONValue { .array(strings.map(JSONValue.string)) }
}
