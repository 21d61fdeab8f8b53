/// What a terminal can show.
nonisolated public struct ScreenStyle: Equatable, Sendable {
  public let hasColour: Bool
  public let hasUnicode: Bool

  public init(hasColour: Bool, hasUnicode: Bool) {
    self.hasColour = hasColour
    self.hasUnicode = hasUnicode
  }
}

extension ScreenStyle {
  var glyphs: Glyphs { hasUnicode ? .unicode : .ascii }

  func pen(_ colour: Pen.Colour?, _ attributes: Pen.Attributes = []) -> Pen {
    Pen(attributes: attributes, colour: hasColour ? colour : nil)
  }
}

/// The symbols of the screen.
struct Glyphs {
  let focus: String
  let tab: String
  let trail: String
  let good: String
  let bad: String
  let warning: String
  let plain: String
  let full: String
  let empty: String
  let opening: String
  let closing: String
  let menu: String
  let horizontal: String
  let vertical: String
  /// Upper left, upper right, lower left, lower right.
  let corners: [String]
  let up: String
  let down: String
  let cut: String

  static let unicode = Glyphs(
    focus: "▸", tab: "●", trail: "›", good: "✓", bad: "✗", warning: "!", plain: "·", full: "█", empty: "░", opening: "‹", closing: "›",
    menu: "▾",
    horizontal: "─", vertical: "│", corners: ["╭", "╮", "╰", "╯"], up: "↑", down: "↓", cut: "…")

  static let ascii = Glyphs(
    focus: ">", tab: "*", trail: ">", good: "+", bad: "x", warning: "!", plain: "-", full: "#", empty: ".", opening: "<", closing: ">",
    menu: "v",
    horizontal: "-", vertical: "|", corners: ["+", "+", "+", "+"], up: "^", down: "v", cut: "~")
}
