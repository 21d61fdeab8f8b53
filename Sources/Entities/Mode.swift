/// The rule by which a match ends.
package enum Mode: String, CaseIterable, Codable, Sendable {
  case classic
  case suddenDeath = "sudden-death"
}
