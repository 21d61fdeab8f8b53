#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Files {
  /// Writes a file as a whole or not at all, and makes the folders that it needs; a link stays one, its target is replaced.
  package static func replace(_ path: String, with bytes: [UInt8], access: Access) throws(FileError) {
    let target = resolved(path)
    let folder = Paths.folder(of: target)
    try makeFolder(folder)
    var temporary = Array("\(target).XXXXXX".utf8CString)
    let number = mkstemp(&temporary)
    if number < 0 { throw .writing() }
    do throws(FileError) {
      try fill(Descriptor(number), with: bytes, access: access)
      if rename(temporary, target) != 0 { throw .writing() }
    } catch {
      unlink(temporary)
      throw error
    }
    // The new file is in place whatever this says, and not every file system can do it to a folder.
    try? Descriptor(reading: folder).synchronize()
  }

  /// Makes a folder, for its owner only, and those above it that are missing.
  package static func makeFolder(_ path: String) throws(FileError) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    let parent = Paths.folder(of: path)
    guard errno == ENOENT, parent != path else { throw .writing() }
    try makeFolder(parent)
    if mkdir(path, 0o700) != 0, errno != EEXIST { throw .writing() }
  }

  private static func fill(_ file: consuming Descriptor, with bytes: [UInt8], access: Access) throws(FileError) {
    try file.setMode(access)
    try file.writeAll(bytes)
    try file.synchronize()
  }

  private static func resolved(_ path: String) -> String {
    guard let target = realpath(path, nil) else { return path }
    defer { free(target) }
    return String(cString: target)
  }
}
