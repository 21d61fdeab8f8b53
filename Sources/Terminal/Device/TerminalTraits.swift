/// What the environment says about the terminal that the program runs in.
nonisolated public struct TerminalTraits: Equatable, Sendable {
  /// Whether a full screen can be drawn and keys can be read.
  public let suitsScreen: Bool
  public let hasColour: Bool
  public let hasUnicode: Bool

  public init(environment: [String: String], isInputTerminal: Bool, isOutputTerminal: Bool, refusesColour: Bool = false) {
    let isDumb = ["", "dumb"].contains(environment["TERM"] ?? "")
    suitsScreen = isInputTerminal && isOutputTerminal && !isDumb
    hasColour = !refusesColour && Self.wantsColour(environment, default: isOutputTerminal && !isDumb)
    hasUnicode = Self.charsetIsUnicode(environment)
  }

  /// How a screen is drawn on it.
  public var style: ScreenStyle { ScreenStyle(hasColour: hasColour, hasUnicode: hasUnicode) }

  private static func wantsColour(_ environment: [String: String], default standard: Bool) -> Bool {
    if environment.value("NO_COLOR") != nil { return false }
    if let forced = environment.value("CLICOLOR_FORCE"), forced != "0" { return true }
    return standard && environment["CLICOLOR"] != "0"
  }

  /// The first variable that is set decides, as it does for the C library.
  private static func charsetIsUnicode(_ environment: [String: String]) -> Bool {
    let locale = environment.value("LC_ALL") ?? environment.value("LC_CTYPE") ?? environment.value("LANG") ?? ""
    let charset = locale.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." }
    return charset.contains(".utf8") || charset == "utf8"
  }
}

nonisolated extension [String: String] {
  /// A variable, unless it is empty.
  fileprivate func value(_ name: String) -> String? {
    self[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
