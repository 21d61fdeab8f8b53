import Foundation

extension Rule {
  static let liveGateways: Set = ["QuestionBank", "QuestionFile", "SettingsFile"]
  static let fencedSignals = "Sources/Terminal/Device/Rescue.swift"

  static let all: [Rule] = [
    .file(
      "a scene imports no scene and no router",
      planted: SourceFile(path: "Modules/Game/GamePlanted.swift", text: "import Landing\n")
    ) { file, tree in
      file.isScene && file.imports.contains(where: tree.modules.contains)
    },
    .file(
      "a child does not import its parent",
      planted: SourceFile(path: "Modules/CustomSequenceRouter/Planted.swift", text: "package import StackRouter\n")
    ) { file, tree in
      file.isRouter
        && file.imports.contains { child in
          tree.files.contains { $0.target == child && $0.isModule && $0.imports.contains(file.target) }
        }
    },
    .file(
      "only the program imports live gateways",
      planted: SourceFile(path: "Modules/StackRouter/Planted.swift", text: "import QuestionBank\n")
    ) { file, _ in
      file.target != "trivia" && file.imports.contains(where: liveGateways.contains)
    },
    .file(
      "nothing in Sources imports a module but the program, and that only the root",
      planted: SourceFile(path: "Sources/Terminal/Planted.swift", text: "public import Game\n")
    ) { file, tree in
      !file.isModule && file.imports.contains { tree.modules.contains($0) && !(file.target == "trivia" && $0 == "TabRouter") }
    },
    .file(
      "the pure libraries import nothing of ours",
      planted: SourceFile(path: "Sources/Entities/Planted.swift", text: "import Gateways\n")
    ) { file, _ in
      let allowed: [String: Set<String>] = [
        "Entities": [], "JSON": [], "Routing": ["Observation"], "Gateways": ["Entities"],
      ]
      return allowed[file.target].map { allowed in !file.isModule && file.imports.contains { !allowed.contains($0) } } ?? false
    },
    .file(
      "nothing imports Foundation, which costs at every start",
      planted: SourceFile(path: "Sources/Entities/Planted.swift", text: "import Foundation\n")
    ) { file, _ in
      file.imports.contains { $0.hasPrefix("Foundation") }
    },
    .line(
      "only Terminal and the program print, read keys or write escape codes",
      planted: SourceFile(path: "Modules/Game/GamePlanted.swift", text: "  print(\"hello\")\n")
    ) { line, file in
      !["Terminal", "trivia", "Platform"].contains(file.target)
        && ["print(", "readLine(", "\\u{1B}", "\\u{1b}", "\\e["].contains { line.contains($0) && !line.contains("func \($0)") }
    },
    .line(
      "no escape from the type system or from errors",
      planted: SourceFile(path: "Sources/Routing/Planted.swift", text: "let a = try! b()\n")
    ) { line, file in
      ["try!", "as!", "fatalError(", "@unchecked Sendable", "preconditionFailure("].contains(where: line.contains)
        || (line.contains("nonisolated(unsafe)") && file.path != fencedSignals)
    },
    .line(
      "a presenter and a use case hold what is above them weakly",
      planted: SourceFile(path: "Modules/Game/GamePresenter.swift", text: "  var output: (any GamePresenterOutput)?\n")
    ) { line, file in
      file.isModule && (line.contains("var output:") || line.contains("var router:")) && !line.contains("weak")
    },
    .file(
      "a view talks to its presenter only",
      planted: SourceFile(path: "Modules/Game/GameView.swift", text: "  useCase.eventAnswer(1)\n")
    ) { file, _ in
      file.isModule && file.name.hasSuffix("View")
        && ["useCase.", "router?.", "router."].contains { word in file.code.contains { $0.contains(word) } }
    },
    .line(
      "a route says what happened, not what to do",
      planted: SourceFile(path: "Modules/Game/GameRouter.swift", text: "  func routeToFeedback()\n")
    ) { line, file in
      let happened = ["Requested", "Cancelled", "Answered", "Chosen", "Closed", "Done", "Finished", "Left"]
      guard file.isModule, file.name == "\(file.target)Router", let start = line.range(of: "func ") else { return false }
      let name = line[start.upperBound...].prefix { $0 != "(" }
      return !name.hasPrefix("route") || !happened.contains(where: name.hasSuffix)
    },
    .line(
      "no entity crosses the output of a scene's use case",
      planted: SourceFile(path: "Modules/Game/GameUseCase.swift", text: "  func presentQuestion(_ question: Question)\n")
    ) { line, file in
      let entities = ["Question", "Quiz", "Match", "Settings", "Score", "Category", "Difficulty", "QuestionKind", "Mode"]
      guard file.isScene, file.name.hasSuffix("UseCase"), line.contains("func present"), !line.contains("private") else { return false }
      let words = line.split { !$0.isLetter && !$0.isNumber }.map(String.init)
      return words.contains(where: entities.contains)
    },
    .line(
      "no type is named like its module",
      planted: SourceFile(path: "Modules/Game/Planted.swift", text: "final class Game {\n")
    ) { line, file in
      ["class", "struct", "enum", "protocol", "actor"].contains { kind in
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        guard let index = words.firstIndex(of: kind), index + 1 < words.count else { return false }
        return words[index + 1] == file.target
      }
    },
  ]
}
