/// Whole files, read and written at once.
package enum Files {
  /// Who may read a file that we write.
  package enum Access: Sendable {
    case owner
    case everyoneReads
  }

  /// Reads a regular file of at most `limit` bytes.
  package static func bytes(at path: String, limit: Int) throws(FileError) -> [UInt8] {
    let file = try Descriptor(reading: path)
    let size = try file.regularSize()
    if size > limit { throw .tooLarge(limit: limit) }
    // One byte more than expected: the read that finds nothing there finds the end. Sizes only hint, as files grow, and
    // those of /proc say zero.
    var bytes = [UInt8](repeating: 0, count: size + 1)
    var filled = 0
    while true {
      let count = try file.fill(&bytes, from: filled)
      if count == 0 { break }
      filled += count
      if filled > limit { throw .tooLarge(limit: limit) }
      if filled == bytes.count {
        bytes.append(contentsOf: repeatElement(0, count: min(max(filled, 4096), limit + 1 - filled)))
      }
    }
    bytes.removeLast(bytes.count - filled)
    return bytes
  }
}
