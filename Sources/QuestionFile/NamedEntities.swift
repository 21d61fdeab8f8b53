/// The named entities of HTML5, read from their table when the first one is looked up.
enum NamedEntities {
  /// The longest name there is, and the longest of those that count without a semicolon.
  static let longest = 31
  static let longestAlone = 6

  private struct Entity {
    let text: String
    let countsAlone: Bool
  }

  private static let entities = read(EntityTable.text.description)

  static var count: Int { entities.count + entities.values.count(where: \.countsAlone) }

  /// What `&name;` stands for.
  static func text(of name: ArraySlice<UInt8>) -> String? { entity(name)?.text }

  /// What `&name` stands for where no semicolon follows.
  static func textAlone(of name: ArraySlice<UInt8>) -> String? {
    guard let entity = entity(name), entity.countsAlone else { return nil }
    return entity.text
  }

  private static func entity(_ name: ArraySlice<UInt8>) -> Entity? { entities[String(decoding: name, as: UTF8.self)] }

  private static func read(_ table: String) -> [String: Entity] {
    var entities: [String: Entity] = [:]
    entities.reserveCapacity(2400)
    for word in table.utf8.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }) {
      let countsAlone = word.contains(UInt8(ascii: ","))
      let parts = word.split(separator: UInt8(ascii: countsAlone ? "," : ";"))
      guard let name = parts.first.map(Substring.init), let code = parts.last.map(Substring.init) else { continue }
      let scalars = code.split(separator: "+").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      entities[String(name)] = Entity(text: String(String.UnicodeScalarView(scalars)), countsAlone: countsAlone)
    }
    return entities
  }
}
