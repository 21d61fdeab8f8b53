/// Why a file could not be read or written.
package enum FileError: Error, Equatable, Sendable {
  case notFound
  case isDirectory
  /// A device, a pipe or a socket.
  case notRegular
  case notReadable
  case tooLarge(limit: Int)
  case failed(errno: Int32)
}

extension FileError {
  /// What happened, and what to do about it, to be read after the name of the file.
  package var sentence: String {
    switch self {
    case .notFound: "There is no such file. Check its name and folder."
    case .isDirectory: "This is a folder. Name a file in it."
    case .notRegular: "This is not a regular file. Save what it gives to a file, and name that."
    case .notReadable: "You may not read this file. Check its permissions."
    case .tooLarge(let limit): "This file is larger than \(size(limit)). Split it into smaller ones."
    case .failed(let code): "The system says: \(errorText(code)). Check the file and its folder."
    }
  }

  private func size(_ limit: Int) -> String {
    let (mebi, kibi) = (1 << 20, 1 << 10)
    if limit >= mebi, limit % mebi == 0 { return "\(limit / mebi) MiB" }
    if limit >= kibi, limit % kibi == 0 { return "\(limit / kibi) KiB" }
    return "\(limit) bytes"
  }
}
