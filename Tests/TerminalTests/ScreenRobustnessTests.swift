import Terminal
import TestSupport
import Testing

struct ScreenRobustnessTests {
  nonisolated private static let hostile = [
    "\u{1B}]0;title\u{7}", "\u{1B}[2J\u{1B}[31mred", "\u{9B}31m", "\u{1B}P1$r\u{1B}\\", "\u{1B}_apc", "\u{202E}desrever\u{202C}",
    "a\u{301}\u{301}",
    "\u{301}alone", "\u{1B}", "日本語テキスト", "👨‍👩‍👧‍👦🇩🇪❤️1️⃣", "tab\tbreak\r\nline\u{2028}end", "\u{AD}\u{200B}\u{FEFF}", "\u{0}\u{7F}\u{8}\u{C}",
    "é" + String(repeating: "\u{300}", count: 5000), String(repeating: "長", count: 500), String(repeating: "x", count: 5000),
  ]

  private static func page(of text: String) -> Page {
    var page = Page(
      scene: text, title: text,
      blocks: [.text(text), .headline(text), .gauge(words: text, value: .max, total: .min), .notice(.bad, text)],
      actions: [
        Action("a", text, role: .choice), Action("b", text, key: "b"), Action("c", text, role: .field(value: text, prompt: text)),
        Action("d", text, role: .picker(value: text, options: [])), Action("e", text, role: .tab(isSelected: true)),
        Action("f", text, role: .back),
      ])
    page.trail = [text]
    return page
  }

  @Test(arguments: hostile)
  func `of hostile text nothing but what is ours reaches the terminal`(text: String) {
    for style in [Page.Layer.Style.modal, .alert, .child, .popover(anchor: "a")] {
      let harness = ScreenHarness(Self.page(of: text).with(style, Self.page(of: text)))
      harness.type("jjj\r?")
      #expect(harness.terminal.complaints == [])
    }
  }

  @Test func `no size makes it fail or draw outside`() {
    for columns in [0, 1, 2, 39, 40, 60, 80, 200] {
      for rows in [0, 1, 9, 10, 16, 60] {
        for page in SamplePages.all + [Self.page(of: "長い text")] {
          let harness = ScreenHarness(page, columns: columns, rows: rows)
          harness.type("jk?\u{1B}[6~?\u{1B}[5~")
          #expect(harness.terminal.complaints == [], "\(page.title) at \(columns) by \(rows)")
        }
      }
    }
  }

  @Test func `too small a terminal says so, and shows the page when it has grown`() {
    var size = ScreenSize(columns: 12, rows: 3)
    let terminal = VirtualTerminal(columns: 80, rows: 24)
    let face = ScreenFace(output: terminal, size: { size }, style: ScreenStyle(hasColour: false, hasUnicode: true))
    try? face.show(SamplePages.menu)
    #expect(terminal.lines[0] == "Too small")
    size = ScreenSize(columns: 80, rows: 24)
    face.feed(.resized)
    try? face.show(SamplePages.menu)
    #expect(terminal.text == ScreenHarness(SamplePages.menu).terminal.text)
  }

  @Test func `frame after frame the screen is as if each was drawn in full`() {
    let pages = SamplePages.all + Self.hostile.map(Self.page) + [Page(scene: "Empty", title: "")]
    let harness = ScreenHarness(SamplePages.menu)
    var random = SystemRandomNumberGenerator()
    for _ in 0..<150 {
      harness.page = pages.randomElement(using: &random) ?? harness.page
      harness.show()
      harness.type(["j", "k", "\u{1B}[6~", "?"].randomElement(using: &random) ?? "j")
      let incremental = harness.terminal.cells
      harness.type("\u{C}")
      #expect(harness.terminal.cells == incremental)
    }
    #expect(harness.terminal.complaints == [])
  }

  @Test func `a huge text costs no more than its beginning`() {
    let harness = ScreenHarness(Page(scene: "Huge", title: "Huge", blocks: [.text(String(repeating: "word ", count: 2_000_000))]))
    harness.type("\u{C}")
    #expect(harness.terminal.complaints == [])
    #expect(harness.terminal.writes.allSatisfy { $0.count < 4000 })
  }

  @Test(arguments: ["", "x"])
  func `a box cuts through wide characters without losing its border`(start: String) {
    let line = start + String(repeating: "長", count: 36)
    let wide = Page(scene: "S", title: "T", blocks: [.text(Array(repeating: line, count: 20).joined(separator: "\n"))])
    let box = Page(scene: "B", title: "B", blocks: [.text("1\n2\n3\n4\n5\n6")])
    let harness = ScreenHarness(wide.with(.modal, box))
    let borders = harness.terminal.cells.map { row in row.indices.filter { row[$0].text == "│" } }.filter { !$0.isEmpty }
    #expect(borders == Array(repeating: [8, 71], count: 6))
  }

  @Test func `one cluster of several scalars replaces another`() {
    let harness = ScreenHarness(Page(scene: "S", title: "🇩🇪"))
    harness.page.title = "🇫🇷"
    harness.show()
    #expect(harness.terminal.text.contains("🇫🇷"))
  }

  @Test func `where terminals may disagree about a width the cursor is placed anew`() {
    let harness = ScreenHarness(Page(scene: "S", title: "👍🏽x"))
    #expect(String(decoding: harness.terminal.writes[0], as: UTF8.self).contains("👍🏽\u{1B}[1;5Hx"))
  }
}
