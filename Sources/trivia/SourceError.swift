import QuestionFile

/// Why the questions that the command line names cannot be had.
struct SourceError: Error {
  let path: String
  let reason: QuestionFileError

  var exitCode: ExitCode {
    if case .unreadable = reason { return .noInput }
    return .badData
  }

  var sentence: String { "\(path): \(reason.sentence)" }
}
