#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file, closed when it goes out of scope.
struct Descriptor: ~Copyable {
  private let number: Int32

  init(_ number: Int32) { self.number = number }

  init(reading path: String) throws(FileError) {
    // Not blocking, so that a pipe nobody writes to cannot hold the program up before it is seen to be one.
    let opened = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if opened < 0 { throw .reading() }
    number = opened
  }

  deinit { close(number) }

  /// The size of a regular file; refuses everything else.
  func regularSize() throws(FileError) -> Int {
    var facts = stat()
    guard fstat(number, &facts) == 0 else { throw .reading() }
    switch facts.st_mode & S_IFMT {
    case S_IFREG: return Int(facts.st_size)
    case S_IFDIR: throw .isDirectory
    default: throw .notRegular
    }
  }

  /// Fills the buffer from its `start` and says how many bytes came; none at the end of the file.
  func fill(_ buffer: inout [UInt8], from start: Int) throws(FileError) -> Int {
    while true {
      let count = buffer.withUnsafeMutableBytes { bytes in
        read(number, bytes.baseAddress?.advanced(by: start), bytes.count - start)
      }
      if count >= 0 { return count }
      if errno != EINTR { throw .reading() }
    }
  }

  func writeAll(_ bytes: [UInt8]) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { write(number, $0.baseAddress?.advanced(by: written), $0.count - written) }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw .writing()
      }
    }
  }

  func setMode(_ access: Files.Access) throws(FileError) {
    if fchmod(number, access.mode) != 0 { throw .writing() }
  }

  /// Waits until what was written is on the disk.
  func synchronize() throws(FileError) {
    if fsync(number) != 0 { throw .writing() }
  }
}

extension Files.Access {
  fileprivate var mode: mode_t {
    switch self {
    case .owner: 0o600
    case .everyoneReads: 0o644
    }
  }
}
