package import Entities

/// Where questions come from.
package protocol QuestionSource: Sendable {
  /// Gives exactly as many questions as the settings ask for, the same ones for the same seed, or says why it cannot.
  func questions(for settings: Settings, seed: UInt64) async throws(QuestionError) -> [Question]
}

/// Why there is nothing to play.
package enum QuestionError: Error, Equatable, Hashable, Codable, Sendable {
  case unreachable
  case timedOut
  case rateLimited(seconds: Int)
  case malformed
  case badParameter
  case empty
  case tooFew(available: Int)
  case cancelled
}
