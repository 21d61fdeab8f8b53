import Routing

/// Scenes of other modules, each with the way in which it is to be shown.
nonisolated enum HostRoute: Routable {
  case home(Int)
  case options(Presentation)
  case game(Presentation)
  case difficultyMenu

  enum Kind: CaseIterable {
    case home, options, game, difficultyMenu
  }

  var kind: Kind {
    switch self {
    case .home: .home
    case .options: .options
    case .game: .game
    case .difficultyMenu: .difficultyMenu
    }
  }

  var presentation: Presentation {
    switch self {
    case .home: .step
    case .options(let presentation), .game(let presentation): presentation
    case .difficultyMenu: .alert
    }
  }

  static let segues: [Segue<Kind>] = Kind.allCases.flatMap { source in
    Kind.allCases.map { Segue("go", from: source, to: $0) }
  }
}
