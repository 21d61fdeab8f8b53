import Entities
import Gateways
import Routing

/// The scenes of the Play tab, as data.
nonisolated enum StackRoute: Routable {
  case landing
  case match(Quiz)
  case options
  case difficultyMenu(Difficulty?)
  case noData(QuestionError)

  enum Kind {
    case landing, match, options, difficultyMenu, noData
  }

  var kind: Kind {
    switch self {
    case .landing: .landing
    case .match: .match
    case .options: .options
    case .difficultyMenu: .difficultyMenu
    case .noData: .noData
    }
  }

  var presentation: Presentation {
    switch self {
    case .landing, .match: .push
    case .options: .modal
    case .difficultyMenu: .popover(anchor: "difficulty")
    case .noData: .alert
    }
  }

  static let segues: [Segue<Kind>] = [
    Segue("play", from: .landing, to: .match),
    Segue("nothingToPlay", from: .landing, to: .noData),
    Segue("options", from: .landing, to: .options),
    Segue("chooseDifficulty", from: .options, to: .difficultyMenu),
  ]
}
