/// The 24 categories of Open Trivia DB under its numbers; `nil` stands for any.
package enum Category: Int, CaseIterable, Codable, Sendable {
  case generalKnowledge = 9
  case books, film, music, musicalsAndTheatres, television, videoGames, boardGames
  case scienceAndNature, computers, mathematics
  case mythology, sports, geography, history, politics, art, celebrities, animals, vehicles
  case comics, gadgets, animeAndManga, cartoons

  /// The name as the API gives it, entities decoded.
  package var name: String {
    switch self {
    case .generalKnowledge: "General Knowledge"
    case .books: "Entertainment: Books"
    case .film: "Entertainment: Film"
    case .music: "Entertainment: Music"
    case .musicalsAndTheatres: "Entertainment: Musicals & Theatres"
    case .television: "Entertainment: Television"
    case .videoGames: "Entertainment: Video Games"
    case .boardGames: "Entertainment: Board Games"
    case .scienceAndNature: "Science & Nature"
    case .computers: "Science: Computers"
    case .mathematics: "Science: Mathematics"
    case .mythology: "Mythology"
    case .sports: "Sports"
    case .geography: "Geography"
    case .history: "History"
    case .politics: "Politics"
    case .art: "Art"
    case .celebrities: "Celebrities"
    case .animals: "Animals"
    case .vehicles: "Vehicles"
    case .comics: "Entertainment: Comics"
    case .gadgets: "Science: Gadgets"
    case .animeAndManga: "Entertainment: Japanese Anime & Manga"
    case .cartoons: "Entertainment: Cartoon & Animations"
    }
  }

  /// Reads a number (9–32), a name, or the part of a name that fits one category only.
  package init?(reading text: String) {
    if let number = Int(text) {
      self.init(rawValue: number)
      return
    }
    let wanted = text.lowercased()
    if let exact = Category.allCases.first(where: { $0.name.lowercased() == wanted || $0.shortName.lowercased() == wanted }) {
      self = exact
      return
    }
    let fitting = Category.allCases.filter { !wanted.isEmpty && $0.name.lowercased().contains(wanted) }
    guard let only = fitting.first, fitting.count == 1 else { return nil }
    self = only
  }

  /// The name without the family before its colon, where one says enough.
  package var shortName: String {
    name.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? name
  }
}
