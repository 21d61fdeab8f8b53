import Entities
import Gateways
import QuestionBank
import QuestionFile
import Routing
import SettingsFile
import TabRouter
import Terminal

/// One run: reads the command line, chooses the gateways, assembles the root router and shows it.
final class Program {
  private let outside: Outside
  private var session: Session?

  init(_ outside: Outside) { self.outside = outside }

  func run() async -> ExitCode {
    do {
      let arguments = try Arguments(outside.arguments)
      switch arguments.task {
      case .help: try write(Help.text)
      case .version: try write("trivia \(Version.number)")
      case .play: try await play(arguments)
      }
      return .success
    } catch let error as UsageError {
      return fail(.usage, error.sentence)
    } catch let error as SourceError {
      return fail(error.exitCode, error.sentence)
    } catch OutputError.closed {
      return .outputClosed
    } catch {
      return fail(.outputFailed, "The output cannot be written. What was played is not lost: options are kept as they were set.")
    }
  }

  private func play(_ arguments: Arguments) async throws {
    let questions = try source(arguments.source)
    let store = FileSettingsStore(environment: outside.environment)
    let kept = store.load()
    if let notice = kept.notice { say(notice) }
    let root = TabRouterAssembly.makeView(
      router: self, settings: arguments.applied(to: kept.settings), mode: arguments.mode,
      generator: SeededGenerator(seed: arguments.seed ?? outside.randomSeed()),
      gateways: GatewaySet(questions: questions, builtInQuestions: BuiltInQuestions(), settings: store), version: Version.number,
      transitions: Transitions())
    try await show(root, arguments)
  }

  private func source(_ source: Arguments.Source) throws(SourceError) -> any QuestionSource {
    guard case .file(let path) = source else { return BuiltInQuestions() }
    do {
      let loaded = try LoadedQuestions(path: path)
      if loaded.leftOut > 0 { say("\(path): \(leftOut(loaded.leftOut))") }
      return FileQuestions(loaded)
    } catch {
      throw SourceError(path: path, reason: error)
    }
  }

  private func leftOut(_ count: Int) -> String {
    count == 1 ? "One question in it makes no sense and is left out." : "\(count) questions in it make no sense and are left out."
  }

  /// Starts the root scene, which from then on is the visible one, and runs it to the end.
  private func show(_ root: any PageScene, _ arguments: Arguments) async throws {
    let face = try face(arguments)
    let session = Session(root: root, face: face, events: outside.events, announce: outside.announce)
    self.session = session
    root.sceneReady()
    root.sceneActivated()
    defer {
      outside.device?.leave()
      root.sceneDetached()
    }
    outside.startReading()
    if try await session.run() == .endOfInput, root.content.path.contains("CustomSequenceRouter") {
      outside.device?.leave()
      say("The input ended in the middle of a match, which is not kept. Options are as they were last saved.")
    }
  }

  private func face(_ arguments: Arguments) throws -> any Face {
    let traits = TerminalTraits(
      environment: outside.environment, isInputTerminal: outside.isInputTerminal, isOutputTerminal: outside.isOutputTerminal,
      refusesColour: !arguments.isColourWanted)
    switch arguments.face {
    case .json: return JSONFace(output: outside.output)
    case .automatic where traits.suitsScreen:
      if let device = outside.device, device.enter() {
        return ScreenFace(output: outside.output, size: device.size, style: traits.style)
      }
      fallthrough
    case .automatic, .plain: return PlainFace(output: outside.output, isTyped: outside.isInputTerminal)
    }
  }

  private func fail(_ code: ExitCode, _ sentence: String) -> ExitCode {
    say(sentence)
    return code
  }

  /// Says something beside the game; when that cannot be heard, the exit status still can.
  private func say(_ sentence: String) {
    try? outside.errors.write(Array("trivia: \(sentence.sanitised)\n".utf8))
  }

  private func write(_ text: String) throws(OutputError) {
    try outside.output.write(Array("\(text)\n".utf8))
  }
}

extension Program: TabRouterRouter {
  func routeQuitRequested() { session?.quit() }
}
