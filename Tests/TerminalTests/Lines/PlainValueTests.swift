import Terminal
import TestSupport
import Testing

struct PlainValueTests {
  private func run(_ answer: @escaping (PageInput) -> Page? = { _ in nil }) throws(OutputError) -> FaceRun {
    let output = RecordingOutput()
    return try FaceRun(.optionsSample(), output: output, face: PlainFace(output: output, isTyped: false), answer: answer)
  }

  private let options = "\n== Options ==\n  1) Number of questions: 10\n  2) Category: Any\n  d) Done\n"

  @Test func `a field asks for its value and shows it`() throws {
    let run = try run { .optionsSample(count: $0.value ?? "") }
    try run.type("1\n15\n")
    #expect(run.transcript == options + "> 1\nHow many, 1 to 50: 15\n  1) Number of questions: 15\n>")
    #expect(run.inputs == [PageInput("count", value: "15")])
  }

  @Test(arguments: ["1 15", "count 15", "number of questions  15 "])
  func `a field takes its value in one line`(line: String) throws {
    let run = try run()
    try run.type(line + "\n")
    #expect(run.inputs == [PageInput("count", value: "15")])
  }

  @Test func `an empty value changes nothing`() throws {
    let run = try run()
    try run.type("number\n\n2\n\n")
    #expect(run.transcript.hasPrefix(options + "> number\nHow many, 1 to 50:\nNothing changed.\n> 2\n  1) Any\n"))
    #expect(run.transcript.hasSuffix("Category:\nNothing changed.\n>"))
    #expect(run.inputs.isEmpty)
  }

  @Test func `a picker lists its options and takes the next line`() throws {
    let run = try run { .optionsSample(category: $0.value ?? "") }
    try run.type("2\n4\n")
    let list = "  1) Any\n  2) History\n  3) Science\n  4) Science Fiction\n"
    #expect(run.transcript == options + "> 2\n" + list + "Category: 4\n  2) Category: Science Fiction\n>")
  }

  @Test(arguments: [("2 history", "History"), ("category H", "History"), ("2 science", "Science"), ("2\nscience f", "Science Fiction")])
  func `a picker takes a name or the beginning of one`(line: String, option: String) throws {
    let run = try run()
    try run.type(line + "\n")
    #expect(run.inputs == [PageInput("category", value: option)])
  }

  @Test func `a menu shows its value and opens at once`() throws {
    let page = Page(scene: "s", title: "T", actions: [Action("difficulty", "Difficulty", role: .menu(value: "Easy"))])
    let output = RecordingOutput()
    let run = try FaceRun(page, output: output, face: PlainFace(output: output, isTyped: false))
    try run.type("1\n")
    #expect(run.transcript == "\n== T ==\n  1) Difficulty: Easy\n> 1\n>")
    #expect(run.inputs == [PageInput("difficulty")])
  }

  @Test func `an option that there is not changes nothing`() throws {
    let run = try run()
    try run.type("2 art\n2 s\n2\n9\n")
    #expect(run.transcript.contains("Category has no option \"art\"; it stays Any.\n>"))
    #expect(run.transcript.contains("\"s\" could be Science, Science Fiction; it stays Any.\n>"))
    #expect(run.transcript.hasSuffix("Category has no option \"9\"; it stays Any.\n>"))
    #expect(run.inputs.isEmpty)
  }

  @Test func `a question ends with the page that it was asked on`() throws {
    let run = try run()
    try run.type("1\n")
    try run.change(to: .menuSample)
    try run.type("p\n")
    #expect(run.inputs == [PageInput("play")])
  }

  @Test func `a value that would be a command is a value while it is asked for`() throws {
    let run = try run()
    try run.type("1\nq\n1\nd\n")
    #expect(run.inputs == [PageInput("count", value: "q"), PageInput("count", value: "d")])
    #expect(run.end == nil)
  }
}
