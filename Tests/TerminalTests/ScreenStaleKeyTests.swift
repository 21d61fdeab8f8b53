import Terminal
import TestSupport
import Testing

struct ScreenStaleKeyTests {
  @Test func `the second half of a double tap does not answer the next page`() {
    let harness = ScreenHarness(SamplePages.menu)
    harness.type("\r\r1") { _ in SamplePages.game }
    #expect(harness.inputs == [PageInput("play")])
  }

  @Test func `a double tap through an escape that waited is stale, too`() {
    let harness = ScreenHarness(SamplePages.modal)
    harness.type("\u{1B}")
    harness.type("\u{1B}\r") { _ in SamplePages.menu }
    harness.feed(.pause)
    #expect(harness.inputs == [PageInput("close")])
  }

  @Test func `keys after one that changed nothing are taken`() {
    let harness = ScreenHarness(SamplePages.game)
    harness.type("11")
    #expect(harness.inputs == [PageInput("a0"), PageInput("a0")])
  }

  @Test func `a key in a read of its own is for the new page`() {
    let harness = ScreenHarness(SamplePages.menu)
    harness.type("p") { _ in SamplePages.game }
    harness.type("2")
    #expect(harness.inputs == [PageInput("play"), PageInput("a1")])
  }

  @Test func `keys wait while something is under way`() {
    let harness = ScreenHarness(SamplePages.menu)
    harness.page.isBusy = true
    #expect(harness.type("d") == [])
    harness.page.isBusy = false
    #expect(harness.feed(.changed) == [.perform(PageInput("daily"))])
  }

  @Test func `keys that waited for another page are dropped`() {
    let harness = ScreenHarness(SamplePages.menu)
    harness.page.isBusy = true
    harness.type("\r")
    harness.page = SamplePages.game
    #expect(harness.feed(.changed) == [])
  }

  @Test(arguments: ["\u{3}", "\u{1B}[27u"])
  func `quitting and leaving do not wait`(key: String) {
    let harness = ScreenHarness(SamplePages.game)
    harness.page.isBusy = true
    let isQuit = key == "\u{3}"
    #expect(harness.type(key) == [isQuit ? .quit : .perform(PageInput("leave"))])
  }

  @Test func `a paste answers nothing, quits nothing and confirms nothing`() {
    let harness = ScreenHarness(SamplePages.game)
    #expect(harness.type("\u{1B}[200~1\r\u{3}\u{4}q\u{1B}[201~") == [])
    #expect(harness.inputs == [])
  }
}

struct ScreenFocusTests {
  @Test func `on a page with other actions the highlight is on the first`() {
    let harness = ScreenHarness(SamplePages.menu)
    harness.type("jj")
    harness.page = SamplePages.game
    harness.show()
    #expect(harness.focused == "Mercury")
  }

  @Test func `the highlight stays while only the content changes`() {
    let harness = ScreenHarness(SamplePages.options)
    harness.type("jjj")
    harness.page.blocks = [.notice(.good, "Saved")]
    harness.show()
    #expect(harness.focused?.hasPrefix("Sound") == true)
  }

  @Test func `the way out is highlighted where there is nothing else`() {
    let harness = ScreenHarness(Page(scene: "S", title: "T", actions: [Action("ok", "Understood", role: .back)]))
    harness.type("\r")
    #expect(harness.inputs == [PageInput("ok")])
  }

  @Test func `a page without actions takes no key`() {
    let harness = ScreenHarness(Page(scene: "S", title: "T"))
    #expect(harness.type("jk\r \t1x\u{1B}[5~\u{1B}[6~\u{1B}[H\u{1B}[F") == [])
  }
}
