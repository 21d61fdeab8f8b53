import Entities
import JSON

/// The settings as the file holds them, under a version, so that a later program can tell what it reads.
enum SettingsDocument {
  /// Why a document is none of ours, to be read after "because".
  struct Fault: Error, Equatable {
    let reason: String
  }

  private static let version = 1

  static func write(_ settings: Settings) -> [UInt8] {
    let json: JSONValue = [
      "version": .integer(version),
      "amount": .integer(settings.amount),
      "category": settings.category.map { .integer($0.rawValue) } ?? .null,
      "difficulty": settings.difficulty.map { .string($0.rawValue) } ?? .null,
      "type": settings.kind.map { .string($0.rawValue) } ?? .null,
    ]
    return JSONWriter.write(json) + [UInt8(ascii: "\n")]
  }

  static func read(_ bytes: [UInt8]) throws(Fault) -> Settings {
    let json: JSONValue
    do { json = try JSONReader.read(bytes) } catch { throw Fault(reason: "it is not JSON (\(error))") }
    guard json["version"]?.integer == version else { throw Fault(reason: "it is not of version \(version)") }
    var settings = Settings()
    try read(json["amount"], as: "amount") { $0.integer.flatMap { settings.setAmount($0) ? $0 : nil } }
    settings.category = try read(json["category"], as: "category") { $0.integer.flatMap(Category.init(rawValue:)) }
    settings.difficulty = try read(json["difficulty"], as: "difficulty") { $0.string.flatMap(Difficulty.init) }
    settings.kind = try read(json["type"], as: "type") { $0.string.flatMap(QuestionKind.init) }
    return settings
  }

  /// A value that is missing or null stands for the default; any other has to be one that we know.
  @discardableResult
  private static func read<Value>(
    _ json: JSONValue?, as name: String, by known: (JSONValue) -> Value?
  ) throws(Fault) -> Value? {
    guard let json, json != .null else { return nil }
    guard let value = known(json) else { throw Fault(reason: "its \(name) is not one that we know") }
    return value
  }
}
