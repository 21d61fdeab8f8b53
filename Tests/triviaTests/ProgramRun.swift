import Terminal
import TestSupport

@testable import trivia

/// A whole run of the program over injected input and output.
struct ProgramRun {
  let output: String
  let errors: String
  let exitCode: ExitCode

  /// Runs with these lines as the whole input, and with settings in a folder of its own.
  static func of(_ arguments: [String], lines: [String], home: String, output: RecordingOutput = RecordingOutput()) async -> ProgramRun {
    let errors = RecordingOutput()
    let (events, announce) = AsyncStream.makeStream(of: FaceEvent.self)
    let outside = Outside(
      arguments: arguments, environment: ["XDG_CONFIG_HOME": home], isInputTerminal: false, isOutputTerminal: false, output: output,
      errors: errors, events: events, announce: announce,
      startReading: {
        announce.yield(.bytes(Array(lines.map { $0 + "\n" }.joined().utf8)))
        announce.yield(.endOfInput)
      }, device: nil, randomSeed: { 1 })
    let exitCode = await Program(outside).run()
    return ProgramRun(output: output.text, errors: errors.text, exitCode: exitCode)
  }

  /// The run as a golden file keeps it, without the folder that was made for it.
  func transcript(hiding folder: String) -> String {
    let errors = errors.replacing(folder, with: "FOLDER")
    return output + (errors.isEmpty ? "" : "--- errors ---\n" + errors) + "--- exit \(exitCode.rawValue) ---"
  }
}
