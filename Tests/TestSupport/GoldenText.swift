#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A text that was looked at once and must stay as it is.
///
/// With TRIVIA_RECORD set the file is written anew, and the test that asked fails all the same.
package struct GoldenText {
  private let path: String

  /// `folder` and `name` below the folder of all tests.
  package init(_ name: String, in folder: String, tests: String = #filePath) {
    let root = tests.split(separator: "/").dropLast(2).joined(separator: "/")
    path = "/\(root)/\(folder)/\(name).txt"
  }

  /// What is wrong with the text; `nil` if it is as it was.
  package func difference(from text: String) -> String? {
    let isRecording = getenv("TRIVIA_RECORD") != nil
    if isRecording { write(text + "\n") }
    let wanted = read()
    if isRecording { return "recorded \(path); look at it, and run again without TRIVIA_RECORD" }
    return wanted == text + "\n" ? nil : "\(path) says\n\(wanted ?? "nothing")but it is\n\(text)"
  }

  private func read() -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  private func write(_ text: String) {
    guard let file = fopen(path, "w") else { return }
    fputs(text, file)
    fclose(file)
  }
}
