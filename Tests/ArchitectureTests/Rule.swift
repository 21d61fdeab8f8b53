import Testing

/// A rule of ARCHITECTURE.md: it names what breaks it.
struct Rule: CustomTestStringConvertible, Sendable {
  let name: String
  /// A file that breaks the rule, to see that the rule finds it.
  let planted: SourceFile
  let violations: @Sendable (SourceTree) -> [String]

  var testDescription: String { name }

  /// A rule about each file by itself.
  static func file(_ name: String, planted: SourceFile, breaks: @escaping @Sendable (SourceFile, SourceTree) -> Bool) -> Rule {
    Rule(name: name, planted: planted) { tree in
      tree.files.filter { breaks($0, tree) }.map(\.path)
    }
  }

  /// A rule about each line of code.
  static func line(_ name: String, planted: SourceFile, breaks: @escaping @Sendable (Substring, SourceFile) -> Bool) -> Rule {
    Rule(name: name, planted: planted) { tree in
      tree.files.flatMap { file in
        file.code.filter { breaks($0, file) }.map { "\(file.path): \($0)" }
      }
    }
  }
}
