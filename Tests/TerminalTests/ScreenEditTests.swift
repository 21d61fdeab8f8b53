import Terminal
import TestSupport
import Testing

struct ScreenEditTests {
  private let harness = ScreenHarness(SamplePages.options)

  @Test func `enter edits a field and enter commits it`() {
    harness.type("\r")
    harness.type(" Byron")
    #expect(harness.focused == "Name        ‹ Ada Byron ›")
    #expect(harness.inputs == [])
    harness.type("\r")
    #expect(harness.inputs == [PageInput("name", value: "Ada Byron")])
  }

  @Test func `escape cancels the edit and not the page`() {
    harness.type("\rxyz\u{1B}")
    harness.feed(.pause)
    #expect(harness.inputs == [])
    #expect(harness.focused == "Name        ‹ Ada ›")
  }

  @Test func `backspace takes a whole cluster, control U takes all`() {
    harness.type("\r👩‍👩‍👧é\u{7F}\u{7F}")
    #expect(harness.focused == "Name        ‹ Ada ›")
    harness.type("\u{15}q?1j\r")
    #expect(harness.inputs == [PageInput("name", value: "q?1j")])
  }

  @Test func `the first line of a paste is typed, and what would steer the terminal is not`() {
    harness.type("\r\u{15}\u{1B}[200~Eve\u{1B}[31m\nquit\r\u{1B}[201~")
    harness.type("\r")
    #expect(harness.inputs == [PageInput("name", value: "Eve\u{FFFD}[31m")])
    #expect(harness.terminal.complaints == [])
  }

  @Test func `the cursor shows where the next letter goes`() {
    harness.type("\rm")
    #expect(harness.terminal.modes.contains(25))
    let line = harness.terminal.lines[harness.terminal.cursor.y]
    #expect(String(line.prefix(harness.terminal.cursor.x)).hasSuffix("‹ Adam"))
    harness.type("\r")
    #expect(!harness.terminal.modes.contains(25))
  }

  @Test func `of a long value the end shows`() {
    harness.type("\r" + String(repeating: "long ", count: 100) + "end")
    #expect(harness.focused?.hasSuffix(" ›") == true)
    #expect(harness.terminal.complaints == [])
    harness.type("\r")
    #expect(harness.inputs.first?.value?.count == 256)
  }

  @Test func `an empty field shows what it is for`() {
    let page = Page(scene: "S", title: "T", actions: [Action("n", "Name", role: .field(value: "", prompt: "Your name"))])
    #expect(ScreenHarness(page).focused == "Name  ‹ Your name ›")
  }

  @Test func `an edit ends with its page`() {
    harness.type("\rxyz")
    harness.page = SamplePages.menu
    harness.show()
    harness.type("q")
    #expect(harness.inputs == [PageInput("quit")])
  }
}
