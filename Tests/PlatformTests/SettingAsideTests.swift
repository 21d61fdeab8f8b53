import Foundation
import Platform
import TestSupport
import Testing

struct SettingAsideTests {
  @Test func `files set aside never overwrite one another`() async throws {
    try await withTemporaryFolder { folder in
      let path = Paths.join(folder, "data")
      var places: [String] = []
      for number: UInt8 in 1...3 {
        try Files.replace(path, with: [number], access: .owner)
        places.append(try Files.setAside(path))
      }
      #expect(places == ["\(path).broken", "\(path).broken-2", "\(path).broken-3"])
      #expect(try places.map { try Files.bytes(at: $0, limit: 1) } == [[1], [2], [3]])
    }
  }

  @Test func `setting aside what is not there fails and leaves nothing behind`() async throws {
    try await withTemporaryFolder { folder in
      #expect(throws: FileError.failed(errno: ENOENT)) { try Files.setAside(Paths.join(folder, "data")) }
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(names.isEmpty)
    }
  }
}
