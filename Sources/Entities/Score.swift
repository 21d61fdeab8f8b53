/// How many were right, of how many.
package struct Score: Equatable, Codable, Sendable {
  package enum Band: Equatable, CaseIterable, Sendable {
    case low, fair, good, perfect
  }

  package let right: Int
  package let total: Int

  package init(right: Int, total: Int) {
    self.right = right
    self.total = total
  }

  /// At most 10 %, at most 45 %, at least 99 %, or between; nothing of nothing is the lowest.
  package var band: Band {
    if right * 100 <= total * 10 { return .low }
    if right * 100 <= total * 45 { return .fair }
    return right * 100 >= total * 99 ? .perfect : .good
  }
}
