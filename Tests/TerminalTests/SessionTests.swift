import Observation
import Routing
import Terminal
import TestSupport
import Testing

struct SessionTests {
  private let face = FaceSpy()
  private let events = AsyncStream.makeStream(of: FaceEvent.self)

  @Test func `the first page is shown before anything is read`() async throws {
    events.continuation.finish()
    #expect(try await run(ScriptedScene([.menuSample])) == .endOfInput)
    #expect(face.shown == [Page.menuSample.title])
  }

  @Test func `what the face makes of an event reaches the scene, and the page after it is shown`() async throws {
    let scene = ScriptedScene([.menuSample, .questionSample])
    face.commands = [.perform(PageInput("play")), .quit]
    events.continuation.yield(.changed)
    #expect(try await run(scene) == .quit)
    #expect(scene.received == [PageInput("play")])
    #expect(face.shown.last == Page.questionSample.title)
  }

  @Test(.timeLimit(.minutes(1))) func `a page that changes by itself is shown`() async throws {
    let scene = ClockScene()
    face.onShow = { [events] title in
      if title == "0" { Task { scene.count = 1 } } else { events.continuation.finish() }
    }
    _ = try await run(scene)
    #expect(face.shown == ["0", "1"])
  }

  @Test func `the end of the input ends the session`() async throws {
    face.commands = [.endOfInput]
    events.continuation.yield(.endOfInput)
    #expect(try await run(ScriptedScene([.menuSample])) == .endOfInput)
    #expect(face.fed == [.endOfInput])
  }

  @Test func `a quit that comes from the scenes ends the session without another page`() async throws {
    let scene = QuittingScene()
    let session = makeSession(scene)
    scene.quit = { [weak session] in session?.quit() }
    face.commands = [.perform(PageInput("quit")), .redraw]
    events.continuation.yield(.changed)
    #expect(try await session.run() == .quit)
    #expect(face.shown == ["Quitting"])
  }

  @Test func `an output that fails ends the session`() async {
    face.failure = .closed
    await #expect(throws: OutputError.closed) { try await run(ScriptedScene([.menuSample])) }
  }

  private func run(_ scene: any PageScene) async throws -> Session.End { try await makeSession(scene).run() }

  private func makeSession(_ scene: any PageScene) -> Session {
    Session(root: scene, face: face, events: events.stream, announce: events.continuation)
  }
}

private final class FaceSpy: Face {
  var shown: [String] = []
  var fed: [FaceEvent] = []
  var commands: [FaceCommand] = []
  var failure: OutputError?
  var onShow: (String) -> Void = { _ in }

  func show(_ page: Page) throws(OutputError) {
    if let failure { throw failure }
    if shown.last != page.title { shown.append(page.title) }
    onShow(page.title)
  }

  func feed(_ event: FaceEvent) { fed.append(event) }

  func nextCommand(on page: Page) -> FaceCommand? { commands.isEmpty ? nil : commands.removeFirst() }
}

@Observable
private final class ClockScene: PageScene {
  var count = 0

  var content: Page { Page(scene: "Clock", title: "\(count)") }

  func receive(_ input: PageInput) {}

  func sceneReady() {}
}

private final class QuittingScene: PageScene {
  var quit: () -> Void = {}

  var content: Page { Page(scene: "Quitting", title: "Quitting") }

  func receive(_ input: PageInput) { quit() }

  func sceneReady() {}
}
