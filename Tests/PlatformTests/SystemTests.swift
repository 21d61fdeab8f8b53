import Foundation
import Platform
import Testing

struct SystemTests {
  @Test func `the environment is the one of the process`() {
    #expect(environmentVariables() == ProcessInfo.processInfo.environment)
    #expect(environmentVariables()["PATH"]?.isEmpty == false)
  }

  @Test func `an error number has a text`() {
    #expect(errorText(ENOSPC) == "No space left on device")
    #expect(errorText(9999).contains("9999"))
  }

  @Test(arguments: [
    FileError.notFound, .isDirectory, .notRegular, .notReadable, .tooLarge(limit: 64 << 20), .failed(errno: EIO),
  ])
  func `every error says what happened and what to do, in sentences`(error: FileError) {
    #expect(error.sentence.hasSuffix("."))
    #expect(error.sentence.split(separator: ". ").count == 2)
  }

  @Test func `a limit is said in the largest unit that is exact`() {
    #expect(FileError.tooLarge(limit: 64 << 20).sentence.contains("64 MiB."))
    #expect(FileError.tooLarge(limit: 64 << 10).sentence.contains("64 KiB."))
    #expect(FileError.tooLarge(limit: 1000).sentence.contains("1000 bytes."))
  }
}
