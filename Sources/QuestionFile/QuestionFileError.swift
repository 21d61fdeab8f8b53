package import Platform

/// Why no questions could be taken from a file.
package enum QuestionFileError: Error, Equatable, Sendable {
  case unreadable(FileError)
  case notJSON(offset: Int, expected: String)
  case notQuestions
  case allMalformed(count: Int)
}

extension QuestionFileError {
  /// What happened, and what to do about it, to be read after the name of the file.
  package var sentence: String {
    switch self {
    case .unreadable(let error): error.sentence
    case .notJSON(let offset, let expected): "This is not JSON: expected \(expected) at byte \(offset). Save it again, as a whole."
    case .notQuestions: "This is JSON, but no list of questions. \(shape)"
    case .allMalformed(1): "The only question in it is not complete. \(shape)"
    case .allMalformed(let count): "None of the \(count) questions in it is complete. \(shape)"
    }
  }

  private var shape: String { "It should be what Open Trivia DB answers when it is asked without \"encode\"." }
}
