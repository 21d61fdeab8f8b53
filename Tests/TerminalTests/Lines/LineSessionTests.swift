import Terminal
import TestSupport
import Testing

struct LineSessionTests {
  private func run(_ scene: ScriptedScene, _ face: any Face, input: String) async throws -> Session.End {
    let (events, announce) = AsyncStream.makeStream(of: FaceEvent.self)
    announce.yield(.bytes(Array(input.utf8)))
    announce.yield(.endOfInput)
    return try await Session(root: scene, face: face, events: events, announce: announce).run()
  }

  @Test func `a whole script runs on the plain face, each page before what is done on it`() async throws {
    let output = RecordingOutput()
    let scene = ScriptedScene([.menuSample, .questionSample, .optionsSample()])
    let end = try await run(scene, PlainFace(output: output, isTyped: false), input: "play\n2\n1 20")
    #expect(end == .endOfInput)
    #expect(scene.received == [PageInput("play"), PageInput("answer-2"), PageInput("count", value: "20")])
    #expect(
      output.text.hasSuffix(
        "x) Leave the match\n> 2\n\n== Options ==\n  1) Number of questions: 10\n  2) Category: Any\n  d) Done\n> 1 20\n\n== End ==\n>\n"))
  }

  @Test func `a whole script runs on the json face`() async throws {
    let output = RecordingOutput()
    let scene = ScriptedScene([.menuSample, .questionSample])
    let end = try await run(
      scene, JSONFace(output: output), input: "{\"action\":\"play\"}\n{\"action\":\"answer-2\"}\n{\"action\":\"quit\"}\n")
    #expect(end == .quit)
    #expect(scene.received == [PageInput("play"), PageInput("answer-2")])
    #expect(output.text.split(separator: "\n").count == 3)
  }
}
