nonisolated extension Character {
  /// How many cells of a terminal the cluster takes: 0, 1 or 2.
  package var cellWidth: Int {
    if let ascii = asciiValue { return ascii < 0x20 || ascii == 0x7F ? 0 : 1 }
    let scalars = unicodeScalars
    guard let first = scalars.first else { return 0 }
    let width = first.cellWidth
    if width == 1, scalars.dropFirst().contains(where: \.widens) { return 2 }
    return width
  }

  /// Terminals disagree about its width, so nothing may rely on where it leaves the cursor.
  var hasDoubtfulWidth: Bool {
    if isASCII { return false }
    let scalars = unicodeScalars
    guard let first = scalars.first else { return false }
    return scalars.dropFirst().first != nil || first.value >= 0x1F000 || (first.cellWidth == 2 && first.value < 0x2E80)
  }
}

nonisolated extension String {
  /// The sum of the widths of its clusters.
  package var cellWidth: Int { isPrintableASCII ? utf8.count : reduce(0) { $0 + $1.cellWidth } }
}

nonisolated extension Unicode.Scalar {
  fileprivate var cellWidth: Int {
    if value < 0x300 { return 1 }
    if WidthTables.zero.hasRange(with: value) { return 0 }
    return WidthTables.two.hasRange(with: value) ? 2 : 1
  }

  /// Makes an emoji of what stands before it: the emoji selector, a keycap or a joined emoji.
  fileprivate var widens: Bool {
    value == 0xFE0F || value == 0x20E3 || value >= 0x1F000 && cellWidth == 2
  }
}

nonisolated extension [UInt32] {
  /// A binary search in pairs of first and last.
  fileprivate func hasRange(with value: UInt32) -> Bool {
    var low = 0
    var high = count / 2
    while low < high {
      let middle = (low + high) / 2
      if value > self[2 * middle + 1] {
        low = middle + 1
      } else if value < self[2 * middle] {
        high = middle
      } else {
        return true
      }
    }
    return false
  }
}
