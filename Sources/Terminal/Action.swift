/// Something that can be done on a page.
public struct Action: Equatable, Sendable {
  /// What kind of thing it is to do.
  public enum Role: Equatable, Sendable {
    /// One of several answers to what the page asks; faces number them.
    case choice
    /// Something else to do here.
    case command
    /// The way out; escape takes it.
    case back
    /// Takes a typed value; `value` is the one it has.
    case field(value: String, prompt: String)
    /// Takes one of the options, or the next one if none is named; `value` is the one it has.
    case picker(value: String, options: [String])
    /// Opens a choice of its own; `value` is the one it has.
    case menu(value: String)
    /// Leads to a tab; only a container of tabs offers these.
    case tab(isSelected: Bool)
  }

  /// What a scene and scripts know it by; never shown.
  public let id: String
  public let label: String
  public let role: Role
  /// A single lower-case letter, or for a tab a letter and a digit.
  public let key: String?

  public init(_ id: String, _ label: String, role: Role = .command, key: String? = nil) {
    self.id = id
    self.label = label
    self.role = role
    self.key = key
  }
}

/// What a person did: an action by its id, with the value that they gave it.
public struct PageInput: Equatable, Hashable, Sendable {
  public let action: String
  public let value: String?

  public init(_ action: String, value: String? = nil) {
    self.action = action
    self.value = value
  }
}
