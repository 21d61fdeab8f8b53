import Terminal
import TestSupport
import Testing

struct ScreenScrollTests {
  private static func page(lines: Int, actions: Int) -> Page {
    Page(
      scene: "Long", title: "Long", blocks: [.text((1...max(1, lines)).map { "line \($0)." }.joined(separator: "\n"))],
      actions: (0..<actions).map { Action("a\($0)", "action \($0)") })
  }

  @Test func `a page without actions scrolls by line and by page, and says that there is more`() {
    let harness = ScreenHarness(Self.page(lines: 50, actions: 0))
    #expect(harness.terminal.text.contains("↓ more"))
    #expect(!harness.terminal.text.contains("↑ more"))
    harness.type("j\u{1B}[B")
    #expect(harness.terminal.lines[2].contains("line 3."))
    harness.type("\u{1B}[6~")
    #expect(harness.terminal.lines[2].contains("line 22."))
    #expect(harness.terminal.text.contains("↑ more"))
  }

  @Test func `scrolling stops at both ends`() {
    let harness = ScreenHarness(Self.page(lines: 50, actions: 0))
    harness.type(String(repeating: "\u{1B}[6~", count: 9))
    #expect(harness.terminal.text.contains("line 50."))
    #expect(!harness.terminal.text.contains("↓ more"))
    harness.type(String(repeating: "k", count: 99))
    #expect(harness.terminal.lines[2].contains("line 1."))
  }

  @Test func `the highlighted action is always in view`() {
    let harness = ScreenHarness(Self.page(lines: 3, actions: 60))
    for index in 1..<60 {
      harness.type("j")
      #expect(harness.focused == "action \(index)")
    }
    for index in (0..<59).reversed() {
      harness.type("k")
      #expect(harness.focused == "action \(index)")
    }
  }

  @Test func `an action below a long text is in view at first, and the text can be scrolled to`() {
    let harness = ScreenHarness(Self.page(lines: 50, actions: 2))
    #expect(harness.focused == "action 0")
    harness.type(String(repeating: "k", count: 60))
    #expect(harness.terminal.lines[2].contains("line 1."))
  }

  @Test func `what is out of view is shown before it can be performed`() {
    let harness = ScreenHarness(Self.page(lines: 50, actions: 2))
    harness.type("\u{1B}[5~\u{1B}[5~\u{1B}[5~")
    #expect(harness.focused == nil)
    harness.type("\r")
    #expect(harness.inputs == [])
    #expect(harness.focused == "action 0")
    harness.type("\r")
    #expect(harness.inputs == [PageInput("a0")])
  }

  @Test func `a page with a single action begins at its top, and enter takes the action all the same`() {
    let harness = ScreenHarness(Self.page(lines: 50, actions: 1))
    #expect(harness.terminal.text.contains("line 1."))
    harness.type("\r")
    #expect(harness.inputs == [PageInput("a0")])
  }

  @Test func `where a question and its answers do not fit, all answers are in view`() {
    let harness = ScreenHarness(SamplePages.game, columns: 40, rows: 10)
    for answer in ["Mercury", "Jupiter", "Earth", "Neptune"] { #expect(harness.terminal.text.contains(answer)) }
  }

  @Test func `a long layer scrolls inside its box`() {
    let harness = ScreenHarness(SamplePages.menu.with(.modal, Self.page(lines: 50, actions: 0)))
    harness.type("\u{1B}[6~")
    #expect(harness.terminal.text.contains("↑ more"))
    #expect(harness.terminal.text.contains("↓ more"))
    #expect(harness.terminal.text.contains("Play"))
  }

  @Test func `under a popover the action that opened it stays in view`() {
    let menu = Page(scene: "Menu", title: "Menu", actions: [Action("one", "One", role: .choice)])
    let harness = ScreenHarness(Self.page(lines: 50, actions: 2).with(.popover(anchor: "a1"), menu))
    #expect(harness.terminal.lines.contains { $0.contains("action 1") && $0.contains("One") })
  }
}
