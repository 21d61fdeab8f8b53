import Platform
import Testing

struct PathsTests {
  @Test(arguments: [
    ("/a", "b", "/a/b"), ("/a/", "b/c", "/a/b/c"), ("/", "b", "/b"), ("", "b", "b"), ("/a", "/b", "/b"), ("ä", "ö", "ä/ö"),
  ])
  func `a path is put below a folder`(folder: String, path: String, joined: String) {
    #expect(Paths.join(folder, path) == joined)
  }

  @Test(arguments: [
    ("/a/b", "/a"), ("/a", "/"), ("/", "/"), ("//", "/"), ("a", "."), ("a/", "."), ("", "."), ("a/b/", "a"), ("/a//b", "/a"),
  ])
  func `every path has a folder`(path: String, folder: String) {
    #expect(Paths.folder(of: path) == folder)
  }

  @Test(arguments: [("/a", true), ("a", false), ("", false), ("~/a", false)])
  func `only what begins with a slash is absolute`(path: String, isAbsolute: Bool) {
    #expect(Paths.isAbsolute(path) == isAbsolute)
  }
}
