import Foundation
import Platform
import TestSupport
import Testing

struct WritingTests {
  @Test func `a file is written, and written again`() async throws {
    try await withTemporaryFolder { folder in
      let path = Paths.join(folder, "data")
      try Files.replace(path, with: Array("a longer text".utf8), access: .owner)
      try Files.replace(path, with: Array("short".utf8), access: .owner)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "short")
      #expect(try names(in: folder) == ["data"])
    }
  }

  @Test(arguments: [(Files.Access.owner, 0o600), (.everyoneReads, 0o644)])
  func `a file is for those it should be for`(access: Files.Access, mode: Int) async throws {
    try await withTemporaryFolder { folder in
      let path = Paths.join(folder, "data")
      try Files.replace(path, with: [1], access: access)
      #expect(try self.mode(of: path) == mode)
    }
  }

  @Test func `missing folders are made, for their owner only`() async throws {
    try await withTemporaryFolder { folder in
      let path = Paths.join(folder, "one/two/data")
      try Files.replace(path, with: [1], access: .owner)
      #expect(try mode(of: Paths.join(folder, "one")) == 0o700)
      #expect(try mode(of: Paths.join(folder, "one/two")) == 0o700)
      #expect(try Files.bytes(at: path, limit: 1) == [1])
    }
  }

  @Test func `a file where a folder should be is an error and stays as it is`() async throws {
    try await withTemporaryFolder { folder in
      let path = Paths.join(folder, "data")
      try Files.replace(path, with: [1], access: .owner)
      #expect(throws: FileError.failed(errno: ENOTDIR)) {
        try Files.replace(Paths.join(path, "below"), with: [2], access: .owner)
      }
      #expect(try Files.bytes(at: path, limit: 1) == [1])
    }
  }

  @Test func `what cannot be put in place leaves no temporary file`() async throws {
    try await withTemporaryFolder { folder in
      try Files.makeFolder(Paths.join(folder, "data"))
      #expect(throws: FileError.failed(errno: EISDIR)) {
        try Files.replace(Paths.join(folder, "data"), with: [1], access: .owner)
      }
      #expect(try names(in: folder) == ["data"])
    }
  }

  @Test func `a link stays a link and its target is replaced`() async throws {
    try await withTemporaryFolder { folder in
      let (target, link) = (Paths.join(folder, "target"), Paths.join(folder, "link"))
      try Files.replace(target, with: [1], access: .owner)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
      try Files.replace(link, with: [2], access: .owner)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
      #expect(try Files.bytes(at: target, limit: 1) == [2])
    }
  }

  private func names(in folder: String) throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }

  private func mode(of path: String) throws -> Int {
    let value = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    return try #require((value as? NSNumber)?.intValue)
  }
}
