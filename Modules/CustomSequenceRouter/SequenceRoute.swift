import Routing

/// The scenes of a match, as data.
nonisolated enum SequenceRoute: Routable {
  case game(question: Int)
  case feedback
  case result
  case leaveMatch

  enum Kind {
    case game, feedback, result, leaveMatch
  }

  var kind: Kind {
    switch self {
    case .game: .game
    case .feedback: .feedback
    case .result: .result
    case .leaveMatch: .leaveMatch
    }
  }

  var presentation: Presentation {
    switch self {
    case .game: .step
    case .feedback: .child
    case .result: .modal
    case .leaveMatch: .alert
    }
  }

  static let segues: [Segue<Kind>] = [
    Segue("answered", from: .game, to: .feedback),
    Segue("next", from: .feedback, to: .game),
    Segue("finish", from: .feedback, to: .result),
    Segue("leave", from: .game, to: .leaveMatch),
    Segue("leave", from: .feedback, to: .leaveMatch),
  ]
}
