// swift-tools-version: 6.2
import PackageDescription

// The manifest speaks the language of ARCHITECTURE.md: the kind of a target decides its folder, its settings and its test target.
let targets: [[Target]] = [
  .scene("Landing"),
  .scene("Game"),
  .scene("Feedback"),
  .scene("Result"),
  .scene("Options"),
  .scene("DifficultyMenu"),
  .scene("NoData"),
  .scene("LeaveMatch"),
  .scene("About"),

  .router("CustomSequenceRouter", children: ["Game", "Feedback", "Result", "LeaveMatch"]),
  .router("StackRouter", children: ["Landing", "CustomSequenceRouter", "Options", "DifficultyMenu", "NoData"]),
  .router("TabRouter", children: ["StackRouter", "Options", "DifficultyMenu", "About"]),

  .library("Entities"),
  .library("Gateways", uses: ["Entities"]),
  .library("JSON"),
  .library("Platform"),
  .library("Routing", testData: ["README.md"]),
  .library("Terminal", uses: ["JSON", "Routing"], isolation: .mainActor),

  .liveGateway("QuestionBank", excluding: ["Categories/README.md"]),
  .liveGateway("QuestionFile", uses: ["JSON", "Platform"], testData: ["opentdb-sample.json", "opentdb-sample.LICENCE.md"]),
  .liveGateway("SettingsFile", uses: ["JSON", "Platform"]),

  .program(
    "trivia", root: "TabRouter", uses: ["Entities", "Gateways", "JSON", "Platform", "Routing", "Terminal"],
    liveGateways: ["QuestionBank", "QuestionFile", "SettingsFile"], testData: ["Golden"]),

  .testSupport("TestSupport", uses: ["Entities", "Gateways", "Routing", "Terminal"]),
  .wholeTests("ArchitectureTests", uses: []),
  .wholeTests(
    "HostingTests", uses: ["Entities", "Game", "Gateways", "Options", "Routing", "Terminal", "TestSupport"], isolation: .mainActor),
]

let package = Package(
  name: "Trivia",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "trivia", targets: ["trivia"]),
    .library(name: "Routing", targets: ["Routing"]),
    .library(name: "Terminal", targets: ["Terminal"]),
  ],
  targets: targets.flatMap(\.self)
)

enum Isolation {
  case none
  case mainActor

  var settings: [SwiftSetting] {
    let common: [SwiftSetting] = [
      .swiftLanguageMode(.v6),
      .treatAllWarnings(as: .error),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
    return self == .mainActor ? common + [.defaultIsolation(MainActor.self)] : common
  }
}

extension [Target] {
  private static let sceneUses = ["Entities", "Gateways", "Routing", "Terminal"]

  /// A VIP stack that shows something.
  static func scene(_ name: String) -> [Target] { module(name, uses: sceneUses) }

  /// A VIP stack that shows other VIP stacks, which it alone imports.
  static func router(_ name: String, children: [String]) -> [Target] { module(name, uses: sceneUses + children) }

  /// What modules stand on.
  static func library(
    _ name: String, uses: [String] = [], isolation: Isolation = .none, excluding: [String] = [], testData: [String] = []
  ) -> [Target] {
    pair(name, path: "Sources/\(name)", uses: uses, isolation: isolation, excluding: excluding, testData: testData)
  }

  /// A gateway that reaches the world; only the program imports it.
  static func liveGateway(
    _ name: String, uses: [String] = [], excluding: [String] = [], testData: [String] = []
  ) -> [Target] {
    library(name, uses: ["Entities", "Gateways"] + uses, excluding: excluding, testData: testData)
  }

  /// The executable: it chooses the live gateways and assembles the root router.
  static func program(
    _ name: String, root: String, uses: [String], liveGateways: [String], testData: [String]
  ) -> [Target] {
    let dependencies = ([root] + uses + liveGateways).map(Target.Dependency.init(stringLiteral:))
    return [
      .executableTarget(
        name: name, dependencies: dependencies, path: "Sources/\(name)", swiftSettings: Isolation.mainActor.settings),
      tests(of: name, uses: uses + liveGateways, isolation: .mainActor, data: testData),
    ]
  }

  /// What tests share.
  static func testSupport(_ name: String, uses: [String]) -> [Target] {
    [
      .target(
        name: name, dependencies: uses.map(Target.Dependency.init(stringLiteral:)), path: "Tests/\(name)",
        swiftSettings: Isolation.mainActor.settings)
    ]
  }

  /// Tests of more than one target.
  static func wholeTests(_ name: String, uses: [String], isolation: Isolation = .none) -> [Target] {
    [
      .testTarget(
        name: name, dependencies: uses.map(Target.Dependency.init(stringLiteral:)), path: "Tests/\(name)",
        swiftSettings: isolation.settings)
    ]
  }

  private static func module(_ name: String, uses: [String]) -> [Target] {
    pair(name, path: "Modules/\(name)", uses: uses, isolation: .mainActor)
  }

  private static func pair(
    _ name: String, path: String, uses: [String], isolation: Isolation, excluding: [String] = [], testData: [String] = []
  ) -> [Target] {
    let dependencies = uses.map(Target.Dependency.init(stringLiteral:))
    return [
      .target(name: name, dependencies: dependencies, path: path, exclude: excluding, swiftSettings: isolation.settings),
      tests(of: name, uses: uses, isolation: isolation, data: testData),
    ]
  }

  private static func tests(of name: String, uses: [String], isolation: Isolation, data: [String]) -> Target {
    let dependencies = ([name] + uses + ["TestSupport"]).map(Target.Dependency.init(stringLiteral:))
    return .testTarget(
      name: "\(name)Tests", dependencies: dependencies, path: "Tests/\(name)Tests", exclude: data,
      swiftSettings: isolation.settings)
  }
}
