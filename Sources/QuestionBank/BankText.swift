import Entities

/// The bank as it is written: one text a category, in the format that Categories/README.md describes.
enum BankText {
  /// Every category, with its text.
  static var all: [(category: Category, text: StaticString)] { Category.allCases.map { ($0, text(of: $0)) } }

  static func text(of category: Category) -> StaticString {
    switch category {
    case .generalKnowledge: generalKnowledge
    case .books: books
    case .film: film
    case .music: music
    case .musicalsAndTheatres: musicalsAndTheatres
    case .television: television
    case .videoGames: videoGames
    case .boardGames: boardGames
    case .scienceAndNature: scienceAndNature
    case .computers: computers
    case .mathematics: mathematics
    case .mythology: mythology
    case .sports: sports
    case .geography: geography
    case .history: history
    case .politics: politics
    case .art: art
    case .celebrities: celebrities
    case .animals: animals
    case .vehicles: vehicles
    case .comics: comics
    case .gadgets: gadgets
    case .animeAndManga: animeAndManga
    case .cartoons: cartoons
    }
  }
}
