#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the system calls an error number, in English, as the program never sets a locale.
package func errorText(_ code: Int32) -> String {
  guard let text = strerror(code) else { return "error \(code)" }
  return String(cString: text)
}

extension FileError {
  /// Reads the last error of the thread, when a file could not be opened or read.
  static func reading(_ code: Int32 = errno) -> FileError {
    switch code {
    case ENOENT, ENOTDIR: .notFound
    case EISDIR: .isDirectory
    case EACCES, EPERM: .notReadable
    case ENXIO: .notRegular
    default: .failed(errno: code)
    }
  }

  static func writing(_ code: Int32 = errno) -> FileError { .failed(errno: code) }
}
