import Terminal
import TestSupport
import Testing

struct ScreenBytesTests {
  @Test func `the first frame of a menu costs at most 4,000 bytes`() throws {
    let harness = ScreenHarness(SamplePages.menu)
    #expect(try #require(harness.terminal.writes.first).count <= 4000)
  }

  @Test(arguments: ["j", "k", "\u{1B}[B"])
  func `moving the highlight costs at most 52 bytes`(key: String) throws {
    for page in [SamplePages.menu, SamplePages.game] {
      let harness = ScreenHarness(page)
      for _ in 0..<5 {
        harness.type(key)
        #expect(try #require(harness.terminal.writes.last).count <= 52)
      }
    }
  }

  @Test func `a step of a gauge costs at most 40 bytes`() throws {
    let harness = ScreenHarness(SamplePages.game)
    harness.page.blocks[0] = .gauge(words: "Question 4 of 10", value: 4, total: 10)
    harness.show()
    #expect(try #require(harness.terminal.writes.last).count <= 40)
  }

  @Test func `the same page again costs nothing`() {
    let harness = ScreenHarness(SamplePages.menu)
    harness.show()
    harness.feed(.changed)
    #expect(harness.terminal.writes.count == 1)
  }

  @Test func `leaving switches everything off, the alternate screen last`() throws {
    let harness = ScreenHarness(SamplePages.menu)
    #expect(harness.terminal.modes == [1049, 2004])
    try harness.face.leave()
    #expect(harness.terminal.modes == [7, 25])
    let last = try #require(harness.terminal.writes.last)
    #expect(String(decoding: last, as: UTF8.self).hasSuffix("\u{1B}[?1049l"))
  }

  @Test func `after a stop the screen is taken again and drawn in full`() throws {
    let harness = ScreenHarness(SamplePages.menu)
    let text = harness.terminal.text
    try harness.face.leave()
    harness.terminal.write(Array("\u{1B}[2J".utf8))
    harness.feed(.resumed)
    #expect(harness.terminal.text == text)
    #expect(harness.terminal.modes == [1049, 2004])
  }

  @Test func `after a failed write the next frame is a full one`() throws {
    let output = FailingOutput()
    let face = ScreenFace(
      output: output, size: { ScreenSize(columns: 80, rows: 24) }, style: ScreenStyle(hasColour: true, hasUnicode: true))
    try face.show(SamplePages.menu)
    output.error = .closed
    #expect(throws: OutputError.closed) { try face.show(SamplePages.game) }
    output.error = nil
    try face.show(SamplePages.game)
    #expect(output.written.count == 2)
    #expect(String(decoding: output.written.last ?? [], as: UTF8.self).contains("\u{1B}[2J"))
  }
}

private final class FailingOutput: Output {
  var error: OutputError?
  var written: [[UInt8]] = []

  func write(_ bytes: [UInt8]) throws(OutputError) {
    if let error { throw error }
    written.append(bytes)
  }
}
