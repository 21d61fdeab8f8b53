/// SplitMix64: small, fast, and the same sequence on every platform for the same seed.
package struct SeededGenerator: RandomNumberGenerator, Equatable, Codable, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Our own Fisher–Yates, because the library's shuffle promises no order from one Swift to the next.
  package mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var result = elements
    for index in result.indices.dropFirst().reversed() {
      result.swapAt(index, below(index + 1))
    }
    return result
  }

  /// A number in `0..<bound` without bias.
  package mutating func below(_ bound: Int) -> Int {
    let wide = UInt64(bound)
    let unfair = (0 &- wide) % wide
    while true {
      let (high, low) = next().multipliedFullWidth(by: wide)
      if low >= unfair { return Int(high) }
    }
  }
}
