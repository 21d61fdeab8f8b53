import JSON
import Testing

/// What a player does, in the order of doing it: the ids of actions, with values where they take one.
nonisolated struct Script: CustomTestStringConvertible, Sendable {
  let name: String
  let arguments: [String]
  /// The content of the file that is played, if one is.
  var source: String?
  let steps: [String]

  var testDescription: String { name }

  /// The lines of a person at the plain face, who can name an action by its id.
  var plainLines: [String] { steps }

  var jsonLines: [String] {
    steps.map { step in
      let words = step.split(separator: " ", maxSplits: 1).map(String.init)
      let value = words.count > 1 ? [JSONMember("value", .string(words[1]))] : []
      return String(decoding: JSONWriter.write(.object([JSONMember("action", .string(words[0]))] + value)), as: UTF8.self)
    }
  }

  static let match = Script(
    name: "match", arguments: ["--seed", "7", "--amount", "3"],
    steps: ["play", "answer-1", "continue", "answer-1", "continue", "answer-1", "continue", "done", "quit"])

  static let all: [Script] = [
    match,
    Script(
      name: "sudden-death", arguments: ["--seed", "7", "--amount", "3", "--mode", "sudden-death"],
      steps: ["play", "answer-1", "continue", "answer-1", "continue", "done", "quit"]),
    Script(
      name: "options", arguments: ["--seed", "1"],
      steps: [
        "options", "amount 0", "amount 51", "amount abc", "amount 5", "category History", "type True or false", "difficulty", "choice-4",
        "difficulty", "cancel", "done", "tab-options", "difficulty", "choice-1", "category Any category", "amount 7",
        "done", "quit",
      ]),
    Script(
      name: "no-data", arguments: ["--seed", "1"], source: #"{"response_code":0,"results":[]}"#,
      steps: ["play", "retry", "close", "play", "built-in", "leave", "leave", "quit"]),
    Script(
      name: "leave", arguments: ["--seed", "7", "--amount", "3"],
      steps: ["play", "leave", "stay", "answer-2", "leave", "stay", "continue", "leave", "leave", "quit"]),
    Script(
      name: "tabs", arguments: ["--seed", "7", "--amount", "3"],
      steps: [
        "play", "answer-1", "tab-options", "amount 9", "tab-play", "continue", "tab-about", "close", "answer-1", "continue", "answer-1",
        "continue", "done",
        "quit",
      ]),
    Script(name: "end-of-input", arguments: ["--seed", "7", "--amount", "3"], steps: ["play", "answer-1"]),
    Script(
      name: "hostile", arguments: ["--amount", "1"],
      source: #"""
        {"response_code":0,"results":[
        {"type":"multiple","difficulty":"easy","category":"\u001b]0;owned\u0007","question":"\u001b[2J\u009b31mWhat \u202eis this?",
        "correct_answer":"A\u001bc","incorrect_answers":["B\r\nC","D\u0000","&#27;[31mE"]},
        {"type":"multiple","difficulty":"easy","category":"Art","question":"No wrong answers","correct_answer":"A","incorrect_answers":[]}]}
        """#,
      steps: ["play", "answer-1", "continue", "done", "quit"]),
  ]
}
