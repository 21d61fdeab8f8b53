import Terminal
import TestSupport
import Testing

struct PlainFaceTests {
  private func run(
    _ page: Page, isTyped: Bool = false, answer: @escaping (PageInput) -> Page? = { _ in nil }
  ) throws(OutputError) -> FaceRun {
    let output = RecordingOutput()
    return try FaceRun(page, output: output, face: PlainFace(output: output, isTyped: isTyped), answer: answer)
  }

  private let menu = """

    == Trivia ==
    Best so far: 8 of 10.
    60 questions are ready.
      p) Play
      o) Options
      x) Leave
      t1) Play (here)  t2) About

    """

  private let question = """

    == Question 2 ==
    Beneath: Trivia
    Which planet is the largest?
    Question 2 of 10
    Science
    Easy
      1) Mars
      2) Jupiter
      3) Venus
      x) Leave the match

    """

  @Test func `a menu is shown and left for a question`() throws {
    let run = try run(.menuSample) { $0.action == "play" ? .questionSample : nil }
    try run.type("p\n")
    #expect(run.transcript == menu + "> p\n" + question + ">")
    #expect(run.inputs == [PageInput("play")])
  }

  @Test func `a person's own line end is not written again`() throws {
    let run = try run(.menuSample, isTyped: true) { $0.action == "play" ? .questionSample : nil }
    try run.type("p\n")
    try run.send(.endOfInput)
    #expect(run.transcript == menu + "> " + question + "> \n")
  }

  @Test func `of the same page only new lines are shown`() throws {
    let run = try run(.questionSample)
    var page = Page.questionSample
    page.blocks += [.notice(.good, "Ten seconds left.")]
    try run.change(to: page)
    #expect(run.transcript == question + ">\nTen seconds left.\n>")
    try run.change(to: page)
    #expect(run.transcript == question + ">\nTen seconds left.\n>")
  }

  @Test func `another question is another page, although its answers are called the same`() throws {
    let run = try run(.questionSample)
    var page = Page.questionSample
    page.blocks[0] = .headline("Which planet is the smallest?")
    try run.change(to: page)
    let next = question.replacing("largest", with: "smallest").replacing("Beneath: Trivia\n", with: "")
    #expect(run.transcript == question + ">\n" + next + ">")
  }

  @Test func `a layer is shown by itself, and then the page beneath again`() throws {
    let run = try run(.questionSample)
    let alert = Page(
      scene: "alert", title: "Leave?", blocks: [.text("The match is lost.")], actions: [Action("stay", "Stay", role: .choice)])
    try run.change(to: .questionSample.covered(by: alert, as: .alert))
    try run.change(to: .questionSample)
    let again = question.replacing("Beneath: Trivia\n", with: "")
    #expect(run.transcript == question + ">\n\n== Leave? ==\nThe match is lost.\n  1) Stay\n>\n" + again + ">")
  }

  @Test func `a busy page asks for nothing, and what was typed ahead is shown where it acts`() throws {
    let run = try run(.menuSample, isTyped: true) { $0.action == "play" ? .busySample : nil }
    try run.type("p\n")
    try run.type("jup\n")
    #expect(run.transcript == menu + "> \n== Loading ==\nFetching questions.\n  c) Stop\n")
    let before = run.transcript
    try run.change(to: .questionSample)
    #expect(run.transcript == before + question + "> jup\n> ")
    #expect(run.inputs == [PageInput("play"), PageInput("answer-2")])
  }

  @Test func `stopping a busy page is in the transcript`() throws {
    let run = try run(.busySample) { _ in .menuSample }
    try run.type("stop\n")
    #expect(run.transcript == "\n== Loading ==\nFetching questions.\n  c) Stop\n> stop\n" + menu + ">")
  }

  @Test func `a long line is quoted by its start`() throws {
    let run = try run(.menuSample)
    try run.type("a\u{301}" + String(repeating: "\u{301}", count: 100) + "\n")
    let start = "a" + String(repeating: "\u{301}", count: 39) + "..."
    #expect(run.transcript.hasPrefix(menu + "> \(start)\nNothing here is called \"\(start)\"."))
  }

  @Test func `a line that is too long is said to be`() throws {
    let run = try run(.menuSample)
    try run.type("p" + String(repeating: " ", count: 70_000) + "\n")
    #expect(run.transcript.hasPrefix(menu + "> p\nThe line was too long; all beyond its first 65536 bytes is left out.\n"))
    #expect(run.inputs == [PageInput("play")])
  }

  @Test func `an empty line shows the page again`() throws {
    let run = try run(.menuSample)
    try run.type("\n")
    #expect(run.transcript == menu + ">\n" + menu + ">")
  }

  @Test func `what cannot be meant is said once`() throws {
    let run = try run(.menuSample)
    try run.type("xyzzy\n")
    let hint = "Nothing here is called \"xyzzy\". You can type p, o, x, t1, t2, or ? for help."
    #expect(run.transcript == menu + "> xyzzy\n" + hint + "\n>")
    #expect(run.inputs.isEmpty)
  }

  @Test func `several that could be meant are listed`() throws {
    let page = Page(scene: "s", title: "T", actions: [Action("a", "Science"), Action("b", "Science Fiction"), Action("c", "History")])
    let run = try run(page)
    try run.type("SCI\n")
    #expect(run.transcript.hasSuffix("> SCI\n\"SCI\" could be Science, Science Fiction.\n>"))
  }

  @Test func `help is one paragraph`() throws {
    let run = try run(.menuSample)
    try run.type("?\n")
    #expect(run.transcript.hasPrefix(menu + "> ?\nType the number"))
    #expect(run.transcript.hasSuffix("q leaves.\n>"))
  }

  @Test(arguments: ["q", "Quit"]) func `q quits`(text: String) throws {
    let run = try run(.menuSample)
    try run.type("\(text)\n")
    #expect(run.end == .quit)
    #expect(run.transcript == menu + "> \(text)\n")
  }

  @Test func `nothing is read at all`() throws {
    let run = try run(.menuSample)
    try run.send(.endOfInput)
    #expect(run.end == .endOfInput)
    #expect(run.transcript == menu + ">\n")
  }

  @Test func `a closed output is reported`() throws {
    let run = try run(.menuSample)
    run.output.failure = .closed
    #expect(throws: OutputError.closed) { try run.type("?\n") }
  }
}
