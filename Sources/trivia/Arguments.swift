import Entities

/// What the command line asks for.
struct Arguments: Equatable {
  enum Source: Equatable {
    case bank
    case file(String)
  }

  enum FaceChoice: Equatable {
    case automatic, plain, json
  }

  enum Task: Equatable {
    case play, help, version
  }

  var task = Task.play
  var face = FaceChoice.automatic
  var source = Source.bank
  var mode = Mode.classic
  var seed: UInt64?
  var isColourWanted = true
  /// What the flags change of the settings that were kept, in their order.
  var changes: [Change] = []

  enum Change: Equatable {
    case amount(Int)
    case category(Category?)
    case difficulty(Difficulty?)
    case kind(QuestionKind?)
  }
}

/// What is wrong with a command line; `sentence` says it to the one who typed it.
struct UsageError: Error, Equatable {
  let sentence: String
}

extension Arguments {
  init(_ words: [String]) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let name = parts.first, let flag = Flag.all.first(where: { $0.name == name }) else {
        throw UsageError(sentence: "“\(word)” is no flag of trivia; see trivia --help.")
      }
      switch flag.effect {
      case .set(let set):
        guard parts.count == 1 else { throw UsageError(sentence: "\(name) takes no value; see trivia --help.") }
        set(&self)
      case .take(let placeholder, let expected, let take):
        guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
          throw UsageError(sentence: "\(name) needs a value, \(expected): \(name) \(placeholder).")
        }
        guard take(&self, value) else {
          throw UsageError(sentence: "\(name) takes \(expected), not “\(value)”; see trivia --help.")
        }
      }
    }
  }

  /// The kept settings with what the flags change of them.
  func applied(to kept: Settings) -> Settings {
    var settings = kept
    for change in changes {
      switch change {
      case .amount(let amount): _ = settings.setAmount(amount)
      case .category(let category): settings.category = category
      case .difficulty(let difficulty): settings.difficulty = difficulty
      case .kind(let kind): settings.kind = kind
      }
    }
    return settings
  }
}
