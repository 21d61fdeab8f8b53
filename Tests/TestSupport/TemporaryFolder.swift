import Foundation

/// Gives a new, empty folder to a test and removes it afterwards with all that is in it.
package nonisolated func withTemporaryFolder(_ body: (String) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trivia-tests-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
  defer { try? FileManager.default.removeItem(at: folder) }
  // Resolved, as the folder for temporary files is a link on macOS.
  try await body(folder.resolvingSymlinksInPath().path)
}
