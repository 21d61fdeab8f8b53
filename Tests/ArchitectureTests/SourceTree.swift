import Foundation

/// A source file as the rules see it: where it is and what it says.
struct SourceFile: Hashable, Sendable {
  /// The path from the top, such as `Modules/Game/GameView.swift`.
  let path: String
  let text: String

  var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }
  var name: String { path.split(separator: "/").last.map { String($0.dropLast(".swift".count)) } ?? "" }

  /// The target that the file belongs to.
  var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }
  var isModule: Bool { path.hasPrefix("Modules/") }
  var isRouter: Bool { isModule && target.hasSuffix("Router") }
  var isScene: Bool { isModule && !isRouter }

  /// The lines without those that are only comments.
  var code: [Substring] {
    text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
  }

  var imports: [String] {
    code.compactMap { line in
      let words = line.split(separator: " ")
      guard let keyword = words.firstIndex(of: "import"), keyword <= 2, keyword + 1 < words.count else { return nil }
      return String(words[keyword + 1])
    }
  }
}

/// The tree that the rules are held against: the real one, or one with a planted violation.
struct SourceTree {
  let files: [SourceFile]

  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func real() throws -> SourceTree {
    SourceTree(files: try swiftFiles(below: "Modules") + swiftFiles(below: "Sources"))
  }

  static func swiftFiles(below folder: String) throws -> [SourceFile] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      SourceFile(
        path: "\(folder)/\(path)", text: try String(contentsOf: root.appending(path: "\(folder)/\(path)"), encoding: .utf8))
    }
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  var modules: Set<String> { Set(files.filter(\.isModule).map(\.target)) }
  var scenes: Set<String> { Set(files.filter(\.isScene).map(\.target)) }

  func planting(_ path: String, _ text: String) -> SourceTree {
    SourceTree(files: files.filter { $0.path != path } + [SourceFile(path: path, text: text)])
  }
}
