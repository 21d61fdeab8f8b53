import Foundation
import Platform
import TestSupport
import Testing

struct ReadingTests {
  @Test func `a file is read as it is`() async throws {
    try await withTemporaryFolder { folder in
      let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
      let path = Paths.join(folder, "data")
      try Data(bytes).write(to: URL(filePath: path))
      #expect(try Files.bytes(at: path, limit: bytes.count) == bytes)
    }
  }

  @Test func `an empty file is no error`() async throws {
    try await withTemporaryFolder { folder in
      let path = Paths.join(folder, "empty")
      try Data().write(to: URL(filePath: path))
      #expect(try Files.bytes(at: path, limit: 0) == [])
    }
  }

  @Test func `a file one byte over the limit is refused`() async throws {
    try await withTemporaryFolder { folder in
      let path = Paths.join(folder, "data")
      try Data(repeating: 7, count: 11).write(to: URL(filePath: path))
      #expect(throws: FileError.tooLarge(limit: 10)) { try Files.bytes(at: path, limit: 10) }
      #expect(try Files.bytes(at: path, limit: 11).count == 11)
    }
  }

  @Test func `a huge file is refused before any of it is read`() async throws {
    try await withTemporaryFolder { folder in
      let path = Paths.join(folder, "huge")
      try Data().write(to: URL(filePath: path))
      try #require(truncate(path, 1 << 42) == 0)
      #expect(throws: FileError.tooLarge(limit: 10)) { try Files.bytes(at: path, limit: 10) }
    }
  }

  @Test func `a missing file, and one below a file, are not found`() async throws {
    try await withTemporaryFolder { folder in
      let path = Paths.join(folder, "data")
      #expect(throws: FileError.notFound) { try Files.bytes(at: path, limit: 10) }
      try Data().write(to: URL(filePath: path))
      #expect(throws: FileError.notFound) { try Files.bytes(at: Paths.join(path, "below"), limit: 10) }
    }
  }

  @Test func `a folder is refused`() async throws {
    try await withTemporaryFolder { folder in
      #expect(throws: FileError.isDirectory) { try Files.bytes(at: folder, limit: 10) }
    }
  }

  @Test func `a device is refused`() {
    #expect(throws: FileError.notRegular) { try Files.bytes(at: "/dev/null", limit: 10) }
  }

  @Test(.timeLimit(.minutes(1))) func `a pipe nobody writes to is refused at once`() async throws {
    try await withTemporaryFolder { folder in
      let path = Paths.join(folder, "pipe")
      try #require(mkfifo(path, 0o600) == 0)
      #expect(throws: FileError.notRegular) { try Files.bytes(at: path, limit: 10) }
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
  func `a file that hides its size is read to its end, within the limit`() throws {
    #expect(try !Files.bytes(at: "/proc/self/status", limit: 1 << 20).isEmpty)
    #expect(throws: FileError.tooLarge(limit: 20)) { try Files.bytes(at: "/proc/self/status", limit: 20) }
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything")) func `a file without permission is refused`() async throws {
    try await withTemporaryFolder { folder in
      let path = Paths.join(folder, "secret")
      try Data().write(to: URL(filePath: path))
      try #require(chmod(path, 0) == 0)
      #expect(throws: FileError.notReadable) { try Files.bytes(at: path, limit: 10) }
    }
  }
}
