import Terminal
import TestSupport
import Testing

struct JSONFaceTests {
  private func run(_ page: Page, answer: @escaping (PageInput) -> Page? = { _ in nil }) throws(OutputError) -> FaceRun {
    let output = RecordingOutput()
    return try FaceRun(page, output: output, face: JSONFace(output: output), answer: answer)
  }

  private let question = """
    {"scene":"game","path":["tabs","stack","game"],"title":"Question 2",\
    "text":["Which planet is the largest?","Question 2 of 10","Science","Easy"],\
    "actions":[{"id":"answer-1","label":"Mars"},{"id":"answer-2","label":"Jupiter"},{"id":"answer-3","label":"Venus"},\
    {"id":"leave","label":"Leave the match"}]}

    """

  @Test func `a page is one line`() throws {
    #expect(try run(.questionSample).transcript == question)
  }

  @Test func `what has a value shows it`() throws {
    let options = #"{"id":"category","label":"Category","value":"Any","options":["Any","History","Science","Science Fiction"]}"#
    let transcript = try run(.optionsSample()).transcript
    #expect(transcript.contains(#"{"id":"count","label":"Number of questions","value":"10"}"#))
    #expect(transcript.contains(options))
    let menu = Page(scene: "s", title: "T", actions: [Action("level", "Level", role: .menu(value: "Easy"))])
    #expect(try run(menu).transcript.contains(#"[{"id":"level","label":"Level","value":"Easy"}]"#))
    #expect(try run(.menuSample).transcript.contains(#"{"id":"tab2","label":"About","selected":false}"#))
  }

  @Test func `only a busy page says so`() throws {
    #expect(try run(.busySample).transcript.hasSuffix("\"label\":\"Stop\"}],\"busy\":true}\n"))
    #expect(!question.contains("busy"))
  }

  @Test func `an action acts and the page it leads to follows`() throws {
    let run = try run(.menuSample) { $0.action == "play" ? .questionSample : nil }
    let before = run.transcript
    try run.type("\n  \n{\"action\":\"play\"}\r\n")
    #expect(run.inputs == [PageInput("play")])
    #expect(run.transcript == before + question)
  }

  @Test func `an action that changes nothing shows nothing`() throws {
    let run = try run(.questionSample)
    try run.type("{\"action\":\"answer-1\"}\n")
    #expect(run.transcript == question)
  }

  @Test func `a layer is the page, and its path says where it lies`() throws {
    let run = try run(.questionSample.covered(by: Page(scene: "alert", title: "Leave?")))
    #expect(run.transcript == #"{"scene":"alert","path":["tabs","stack","game","alert"],"title":"Leave?","text":[],"actions":[]}"# + "\n")
  }

  @Test(arguments: [(#""15""#, "15"), ("15", "15"), ("1.5", "1.5"), ("true", "true"), (#""""#, "")])
  func `a value may be a string, a number or a boolean`(written: String, value: String) throws {
    let run = try run(.optionsSample())
    try run.type("{\"value\":\(written),\"action\":\"count\"}\n")
    #expect(run.inputs == [PageInput("count", value: value)])
  }

  @Test func `a picker may be moved on without a value`() throws {
    let run = try run(.optionsSample())
    try run.type("{\"action\":\"category\"}\n{\"action\":\"category\",\"value\":\"History\"}\n")
    #expect(run.inputs == [PageInput("category"), PageInput("category", value: "History")])
  }

  @Test(arguments: [
    ("play", #"The line is not JSON: expected a value at byte 0."#), ("[1]", #"The line is no object with an "action" that is a string."#),
    (#"{"action":1}"#, #"The line is no object with an "action" that is a string."#), (#"{"action":"a"}"#, #"The page has no action "a"."#),
    (#"{"action":"count"}"#, #"The action "count" needs a "value"."#),
    (#"{"action":"count","value":null}"#, #"The action "count" needs a "value"."#),
    (#"{"action":"count","value":[]}"#, #"The "value" is neither a string nor a number nor a boolean."#),
    (#"{"action":"category","value":"Art"}"#, #"The action "category" has no option "Art"."#),
  ])
  func `a line that cannot be done is answered with its number and a sentence`(line: String, sentence: String) throws {
    let run = try run(.optionsSample())
    let before = run.transcript
    try run.type("\n\(line)\n")
    let escaped = sentence.replacing("\"", with: "\\\"")
    #expect(run.transcript == before + "{\"error\":\"\(escaped)\",\"line\":2}\n")
    #expect(run.inputs.isEmpty)
  }

  @Test func `a line that is too long is an error`() throws {
    let run = try run(.menuSample)
    try run.type(
      String(repeating: " ", count: 70_000) + "{\"action\":\"play\"}\n" + "{\"action\":\"play\"" + String(repeating: " ", count: 70_000)
        + "}\n")
    #expect(run.transcript.hasSuffix("{\"error\":\"The line is longer than 65536 bytes.\",\"line\":2}\n"))
    #expect(run.transcript.contains("\"line\":1}"))
    #expect(run.inputs.isEmpty)
  }

  @Test func `quit is understood everywhere unless the page has it`() throws {
    let plain = try run(.questionSample)
    try plain.type("{\"action\":\"quit\"}\n")
    #expect(plain.end == .quit)
    let own = try run(Page(scene: "s", title: "T", actions: [Action("quit", "Leave")]))
    try own.type("{\"action\":\"quit\"}\n")
    #expect(own.inputs == [PageInput("quit")])
  }
}
