#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Files {
  /// Renames a file to `NAME.broken`, or `NAME.broken-2` and so on where that is taken, and returns the new path.
  package static func setAside(_ path: String) throws(FileError) -> String {
    for number in 1...1000 {
      let place = number == 1 ? "\(path).broken" : "\(path).broken-\(number)"
      if try reserve(place) {
        if rename(path, place) == 0 { return place }
        let error = FileError.writing()
        unlink(place)
        throw error
      }
    }
    throw .failed(errno: EEXIST)
  }

  /// Takes a free name with an empty file, so that the renaming that follows can overwrite nothing but that.
  private static func reserve(_ path: String) throws(FileError) -> Bool {
    let number = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if number >= 0 {
      close(number)
      return true
    }
    if errno == EEXIST { return false }
    throw .writing()
  }
}
