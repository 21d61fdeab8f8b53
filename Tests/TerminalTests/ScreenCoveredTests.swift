import Terminal
import TestSupport
import Testing

struct ScreenCoveredTests {
  @Test func `on a page that was covered the highlight is where it was`() {
    let harness = ScreenHarness(SamplePages.options)
    harness.type("jj")
    #expect(harness.focused == "Category      Music ▾")
    harness.page = SamplePages.popover
    harness.show()
    #expect(harness.focused?.hasPrefix("Music") == true)
    harness.page = SamplePages.options
    harness.show()
    #expect(harness.focused == "Category      Music ▾")
  }

  @Test func `the next question begins with its first answer`() {
    let harness = ScreenHarness(SamplePages.game)
    harness.type("jj")
    harness.page = SamplePages.feedback
    harness.show()
    harness.page = SamplePages.game
    harness.page.blocks = [.headline("Another question?")]
    harness.show()
    #expect(harness.focused == "Mercury")
  }

  @Test func `on a page that was left the highlight begins anew`() {
    let harness = ScreenHarness(SamplePages.menu)
    harness.type("j")
    harness.page = SamplePages.options
    harness.show()
    harness.page = SamplePages.menu
    harness.show()
    #expect(harness.focused == "Play")
  }

  @Test func `keys that were read together with one that brought the next question are dropped`() {
    let harness = ScreenHarness(SamplePages.game)
    harness.type("11") { _ in
      var next = SamplePages.game
      next.blocks = [.headline("Another question?")]
      return next
    }
    #expect(harness.inputs == [PageInput("a0")])
  }
}
