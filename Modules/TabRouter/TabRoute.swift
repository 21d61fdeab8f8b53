import Entities
import Routing

/// The tabs, and what lies over them, as data.
nonisolated enum TabRoute: Routable {
  case play
  case options
  case about
  case difficultyMenu(Difficulty?)

  enum Kind {
    case play, options, about, difficultyMenu
  }

  var kind: Kind {
    switch self {
    case .play: .play
    case .options: .options
    case .about: .about
    case .difficultyMenu: .difficultyMenu
    }
  }

  var presentation: Presentation {
    switch self {
    case .play, .options, .about: .tab
    case .difficultyMenu: .popover(anchor: "difficulty")
    }
  }

  static let segues: [Segue<Kind>] = [
    Segue("tab", from: .play, to: .options),
    Segue("tab", from: .play, to: .about),
    Segue("tab", from: .options, to: .play),
    Segue("tab", from: .options, to: .about),
    Segue("tab", from: .about, to: .play),
    Segue("tab", from: .about, to: .options),
    Segue("chooseDifficulty", from: .options, to: .difficultyMenu),
  ]
}
