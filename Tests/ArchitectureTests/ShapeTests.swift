import Foundation
import Testing

struct ShapeTests {
  private let roles = ["Assembly", "Presenter", "Router", "UseCase", "View"]

  @Test func `the top level is the one that was fixed`() throws {
    for name in ["Package.swift", "Modules", "Sources", "Tests", "Scripts", "ARCHITECTURE.md", "README.md", "LICENSE"] {
      #expect(FileManager.default.fileExists(atPath: SourceTree.root.appending(path: name).path), "\(name)")
    }
  }

  @Test func `every module has its five files, flat, and routers their routes`() throws {
    let tree = try SourceTree.real()
    for module in tree.modules {
      let files = Set(tree.files.filter { $0.isModule && $0.target == module }.map(\.name))
      let missing = roles.map { module + $0 }.filter { !files.contains($0) }
      #expect(missing == [], "\(module)")
      let allowed = module.hasSuffix("Router") ? 6 : 5
      #expect(files.count == allowed, "\(module): \(files.sorted())")
      #expect(tree.files.filter { $0.isModule && $0.target == module }.allSatisfy { $0.folder == "Modules/\(module)" })
    }
  }

  @Test func `every module and library has tests of its own`() throws {
    let tests = try SourceTree.swiftFiles(below: "Tests")
    for target in Set(try SourceTree.real().files.map(\.target)) {
      let own = tests.filter { $0.target == "\(target)Tests" }
      #expect(own.contains { $0.text.contains("@Test") }, "\(target)")
    }
  }

  @Test func `the manifest names every module once and no package`() throws {
    let manifest = try SourceTree.text(of: "Package.swift")
    #expect(!manifest.contains(".package("))
    for module in try SourceTree.real().modules {
      let kind = module.hasSuffix("Router") ? ".router(\"\(module)\"" : ".scene(\"\(module)\")"
      #expect(manifest.components(separatedBy: kind).count == 2, "\(module)")
    }
  }

  @Test func `a router imports just the children that the manifest gives it`() throws {
    let manifest = try SourceTree.text(of: "Package.swift")
    let tree = try SourceTree.real()
    for router in tree.modules where router.hasSuffix("Router") {
      let line = manifest.split(separator: "\n").first { $0.contains(".router(\"\(router)\", children:") }
      let declared = Set(tree.modules.filter { line?.contains("\"\($0)\"") == true && $0 != router })
      let imported = tree.files.filter { $0.isModule && $0.target == router }.flatMap(\.imports).filter(tree.modules.contains)
      #expect(Set(imported) == declared, "\(router)")
    }
  }

  @Test func `ARCHITECTURE names every target`() throws {
    let map = try SourceTree.text(of: "ARCHITECTURE.md")
    for target in Set(try SourceTree.real().files.map(\.target)) {
      #expect(map.contains(target), "\(target)")
    }
  }

  @Test func `every script has a line in its README`() throws {
    let lines = try SourceTree.text(of: "Scripts/README.md")
    for script in try FileManager.default.contentsOfDirectory(atPath: SourceTree.root.appending(path: "Scripts").path)
    where script != "README.md" && !script.hasPrefix(".") {
      #expect(lines.contains("| `\(script)"), "\(script)")
    }
  }
}
