import Terminal
import TestSupport
import Testing

struct ScreenFrameTests {
  enum Sample: String, CaseIterable {
    case menu, game, child, modal, alert, popover

    var page: Page {
      switch self {
      case .menu: SamplePages.menu
      case .game: SamplePages.game
      case .child: SamplePages.feedback
      case .modal: SamplePages.modal
      case .alert: SamplePages.alert
      case .popover: SamplePages.popover
      }
    }
  }

  @Test(arguments: Sample.allCases)
  func `a frame at 80 by 24 is as it was approved`(sample: Sample) {
    let harness = ScreenHarness(sample.page, columns: 80, rows: 24)
    #expect(GoldenText("\(sample)-80x24", in: "Frames").difference(from: harness.terminal.text) == nil)
    #expect(harness.terminal.complaints == [])
  }

  @Test(arguments: Sample.allCases)
  func `a frame at 40 by 12 is as it was approved`(sample: Sample) {
    let harness = ScreenHarness(sample.page, columns: 40, rows: 12)
    #expect(GoldenText("\(sample)-40x12", in: "Frames").difference(from: harness.terminal.text) == nil)
    #expect(harness.terminal.complaints == [])
  }

  @Test func `on a wide terminal the page stands in a column in the middle`() {
    let harness = ScreenHarness(SamplePages.menu, columns: 200, rows: 60)
    let title = harness.terminal.lines.first { $0.contains("Trivia") }
    #expect(title == String(repeating: " ", count: 62) + "Trivia")
    #expect(harness.terminal.lines.allSatisfy { $0.cellWidth <= 138 })
  }

  @Test func `without Unicode only ASCII is drawn`() {
    for page in SamplePages.all {
      let harness = ScreenHarness(page, hasUnicode: false)
      #expect(harness.terminal.text.utf8.count == harness.terminal.text.unicodeScalars.count)
    }
  }

  @Test func `without colour no colour is drawn`() {
    for page in SamplePages.all {
      let harness = ScreenHarness(page, hasColour: false)
      #expect((31...37).flatMap(harness.terminal.texts).isEmpty)
    }
  }

  @Test func `the highlight is a symbol and reversed`() {
    let harness = ScreenHarness(SamplePages.game)
    #expect(harness.focused == "Mercury")
    #expect(harness.terminal.texts(with: 7) == ["▸ 1 "])
  }

  @Test func `the page beneath a layer is dimmed`() {
    let harness = ScreenHarness(SamplePages.modal)
    let dimmed = harness.terminal.texts(with: 2)
    #expect(dimmed.contains { $0.contains("Dailymatch") })
    #expect(!dimmed.contains { $0.contains("Difficulty") })
  }

  @Test func `the hardware cursor stands at the highlight, though it is hidden`() {
    let harness = ScreenHarness(SamplePages.menu)
    #expect(harness.terminal.lines[harness.terminal.cursor.y].contains("▸"))
    #expect(!harness.terminal.modes.contains(25))
  }

  @Test func `a question stays readable under its feedback`() {
    let harness = ScreenHarness(SamplePages.feedback, columns: 40, rows: 12)
    #expect(harness.terminal.text.contains("the shortest day?"))
    #expect(harness.focused?.hasPrefix("Continue") == true)
  }

  @Test func `a child has no second line of tabs`() {
    var page = SamplePages.feedback
    page.actions += SamplePages.tabs
    page.layers[0].page.actions += SamplePages.tabs
    let harness = ScreenHarness(page)
    #expect(harness.terminal.lines.filter { $0.contains("● Play") }.count == 1)
    harness.type("\t")
    #expect(harness.inputs == [PageInput("tab2")])
  }
}
