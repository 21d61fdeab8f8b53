import Terminal
import TestSupport
import Testing

struct ScreenKeyTests {
  @Test(arguments: [
    ("j", "Daily match"), ("\u{1B}[B", "Daily match"), ("k", "Quit"), ("\u{1B}[A", "Quit"), ("jjjj", "Play"), ("\u{1B}[F", "Quit"),
  ])
  func `arrows and letters move the highlight around`(keys: String, label: String) {
    let harness = ScreenHarness(SamplePages.menu)
    harness.type(keys)
    #expect(harness.focused == label)
    #expect(harness.inputs == [])
  }

  @Test(arguments: ["\r", " ", "\n"])
  func `enter and space perform what is highlighted`(key: String) {
    let harness = ScreenHarness(SamplePages.menu)
    harness.type("j" + key)
    #expect(harness.inputs == [PageInput("daily")])
  }

  @Test func `a digit chooses at once`() {
    let harness = ScreenHarness(SamplePages.game)
    harness.type("3")
    #expect(harness.inputs == [PageInput("a2")])
  }

  @Test func `a digit without a choice does nothing`() {
    let harness = ScreenHarness(SamplePages.game)
    #expect(harness.type("5") == [])
  }

  @Test(arguments: ["o", "O"])
  func `a letter performs the action with that key`(key: String) {
    let harness = ScreenHarness(SamplePages.menu)
    harness.type(key)
    #expect(harness.inputs == [PageInput("options")])
  }

  @Test func `an action may have the key that otherwise moves`() {
    let harness = ScreenHarness(Page(scene: "S", title: "T", actions: [Action("a", "A"), Action("jump", "Jump", key: "j")]))
    harness.type("j")
    #expect(harness.inputs == [PageInput("jump")])
  }

  @Test func `escape leaves, once the pause tells that it was the key`() {
    let harness = ScreenHarness(SamplePages.game)
    #expect(harness.type("\u{1B}") == [])
    harness.feed(.pause)
    #expect(harness.inputs == [PageInput("leave")])
  }

  @Test func `escape does nothing where there is no way out`() {
    let harness = ScreenHarness(SamplePages.menu)
    harness.type("\u{1B}")
    #expect(harness.feed(.pause) == [])
  }

  @Test(arguments: [("\t", "tab2"), ("\u{1B}[Z", "tab3"), ("\u{1B}[C", "tab2"), ("\u{1B}[D", "tab3")])
  func `tab and the sideward arrows change the tab`(key: String, tab: String) {
    let harness = ScreenHarness(SamplePages.menu)
    harness.type(key)
    #expect(harness.inputs == [PageInput(tab)])
  }

  @Test(arguments: [("\u{1B}[C", "Medium"), ("\r", "Medium"), ("\u{1B}[D", "Hard")])
  func `a picker goes to the next or the previous option`(key: String, option: String) {
    let harness = ScreenHarness(SamplePages.options)
    harness.type("j" + key)
    #expect(harness.inputs == [PageInput("difficulty", value: option)])
  }

  @Test func `a menu is opened, and shows what it is set to`() {
    let harness = ScreenHarness(SamplePages.options)
    harness.type("jj\r")
    #expect(harness.focused == "Category      Music ▾")
    #expect(harness.inputs == [PageInput("category")])
  }

  @Test(arguments: ["\u{3}", "\u{4}"])
  func `control C and control D quit, whatever else was typed`(key: String) {
    let harness = ScreenHarness(SamplePages.menu)
    #expect(harness.type("p" + key) == [.quit])
  }

  @Test func `the topmost layer alone takes keys`() {
    let harness = ScreenHarness(SamplePages.alert)
    harness.type("p\tt")
    #expect(harness.inputs == [PageInput("retry")])
  }

  @Test func `the end of input comes after the keys before it`() {
    let harness = ScreenHarness(SamplePages.menu)
    harness.face.feed(.bytes(Array("o".utf8)))
    #expect(harness.feed(.endOfInput) == [.perform(PageInput("options")), .endOfInput])
  }
}

struct ScreenHelpTests {
  @Test func `the question mark shows every key of the page, and hides it again`() {
    let harness = ScreenHarness(SamplePages.menu)
    let before = harness.terminal.text
    harness.type("?")
    #expect(harness.terminal.text.contains("╭─ Keys"))
    #expect(harness.terminal.text.contains("d            Daily match"))
    harness.type("?")
    #expect(harness.terminal.text == before)
  }

  @Test func `under the help no key reaches the page`() {
    let harness = ScreenHarness(SamplePages.menu)
    harness.type("?pj\r")
    #expect(harness.inputs == [])
    #expect(harness.focused == "Play")
  }

  @Test func `control L draws everything anew`() {
    let harness = ScreenHarness(SamplePages.menu)
    harness.type("\u{C}")
    #expect(harness.terminal.writes.last.map { String(decoding: $0, as: UTF8.self).contains("\u{1B}[2J") } == true)
  }
}
