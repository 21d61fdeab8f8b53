/// Paths as text: nothing here asks the file system.
package enum Paths {
  package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

  /// Puts a relative path below a folder; an absolute one stands for itself.
  package static func join(_ folder: String, _ path: String) -> String {
    if folder.isEmpty || isAbsolute(path) { return path }
    return folder.utf8.last == slash ? folder + path : folder + "/" + path
  }

  /// The folder that holds what a path names: `.` where the path names none.
  package static func folder(of path: String) -> String {
    let name = withoutEndingSlashes(path[...])
    guard let last = name.utf8.lastIndex(of: slash) else { return path.isEmpty || !name.isEmpty ? "." : "/" }
    let folder = withoutEndingSlashes(name[..<last])
    return folder.isEmpty ? "/" : String(folder)
  }

  private static let slash = UInt8(ascii: "/")

  private static func withoutEndingSlashes(_ path: Substring) -> Substring {
    var rest = path
    while rest.utf8.last == slash { rest = rest[..<rest.utf8.index(before: rest.endIndex)] }
    return rest
  }
}
