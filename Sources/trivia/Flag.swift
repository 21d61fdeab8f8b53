import Entities

/// The flags, in the order of the help: the one table that feeds the parser and the help.
struct Flag {
  enum Effect {
    case set((inout Arguments) -> Void)
    /// Takes a value and says whether it is one that is `expected`.
    case take(placeholder: String, expected: String, (inout Arguments, String) -> Bool)
  }

  let name: String
  let help: String
  let effect: Effect

  static let all: [Flag] = [
    Flag(
      name: "--amount", help: "how many questions a match has",
      effect: .take(placeholder: "N", expected: "a number from 1 to 50") { arguments, value in
        guard let amount = Int(value), Settings.amounts.contains(amount) else { return false }
        arguments.changes.append(.amount(amount))
        return true
      }),
    Flag(
      name: "--difficulty", help: "easy, medium, hard or mixed",
      effect: .take(placeholder: "D", expected: "easy, medium, hard or mixed") { arguments, value in
        choose(value, none: "mixed", from: Difficulty.init) { arguments.changes.append(.difficulty($0)) }
      }),
    Flag(
      name: "--category", help: "a category by its name, a part of it, or its number (9–32); or any",
      effect: .take(placeholder: "C", expected: "the name of a category, a part that fits only one, a number from 9 to 32, or any") {
        arguments, value in
        choose(value, none: "any", from: Category.init(reading:)) { arguments.changes.append(.category($0)) }
      }),
    Flag(
      name: "--type", help: "multiple, boolean or any",
      effect: .take(placeholder: "T", expected: "multiple, boolean or any") { arguments, value in
        choose(value, none: "any", from: QuestionKind.init) { arguments.changes.append(.kind($0)) }
      }),
    Flag(
      name: "--mode", help: "classic, or sudden-death: the first wrong answer ends the match",
      effect: .take(placeholder: "M", expected: "classic or sudden-death") { arguments, value in
        guard let mode = Mode(rawValue: value) else { return false }
        arguments.mode = mode
        return true
      }),
    Flag(
      name: "--seed", help: "makes the questions and their order the same each time",
      effect: .take(placeholder: "N", expected: "a whole number, not negative") { arguments, value in
        guard let seed = UInt64(value) else { return false }
        arguments.seed = seed
        return true
      }),
    Flag(
      name: "--source", help: "bank, the built-in questions; or a JSON file in the shape of Open Trivia DB's answer",
      effect: .take(placeholder: "S", expected: "bank or the path of a file") { arguments, value in
        arguments.source = value == "bank" ? .bank : .file(value)
        return !value.isEmpty
      }),
    Flag(name: "--plain", help: "lines of text: for pipes, screen readers and simple terminals", effect: .set { $0.face = .plain }),
    Flag(name: "--json", help: "one JSON object a line: for scripts", effect: .set { $0.face = .json }),
    Flag(name: "--no-color", help: "no colours", effect: .set { $0.isColourWanted = false }),
    Flag(name: "--help", help: "this text", effect: .set { $0.task = .help }),
    Flag(name: "--version", help: "the version of the program", effect: .set { $0.task = .version }),
  ]

  private static func choose<Value>(
    _ text: String, none: String, from reading: (String) -> Value?, taking: (Value?) -> Void
  ) -> Bool {
    if text.lowercased() == none {
      taking(nil)
      return true
    }
    guard let value = reading(text) else { return false }
    taking(value)
    return true
  }
}
