import JSON
import Testing

struct JSONFuzzTests {
  /// The same numbers at every run.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state ^ state >> 29) &* 0x9E37_79B9_7F4A_7C15
    }
  }

  private func value(_ generator: inout Generator, depth: Int = 0) -> JSONValue {
    switch Int.random(in: 0..<(depth < 4 ? 8 : 6), using: &generator) {
    case 0: .null
    case 1: .bool(.random(using: &generator))
    case 2: .integer(.random(in: .min ... .max, using: &generator))
    case 3: .number(.random(in: 0.001..<0.999, using: &generator) * 1e-5)
    case 4, 5: .string(text(&generator))
    case 6: .array((0..<3).map { _ in value(&generator, depth: depth + 1) })
    default: .object((0..<3).map { _ in JSONMember(text(&generator), value(&generator, depth: depth + 1)) })
    }
  }

  private func text(_ generator: inout Generator) -> String {
    let scalars: [Unicode.Scalar] = ["a", "\"", "\\", "\n", "\u{0}", "\u{1B}", "é", "€", "😀", "\u{202E}", "\u{E0041}", "/"]
    return String(String.UnicodeScalarView((0..<6).compactMap { _ in scalars.randomElement(using: &generator) }))
  }

  @Test func `what is written is read back the same`() throws {
    var generator = Generator(state: 1)
    for _ in 0..<2_000 {
      let value = value(&generator)
      #expect(try JSONReader.read(JSONWriter.write(value)) == value)
    }
  }

  @Test func `a spoilt document is an error in its bounds or something that can be written`() throws {
    var generator = Generator(state: 2)
    for _ in 0..<5_000 {
      var bytes = JSONWriter.write(value(&generator))
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        bytes[index] =
          Bool.random(using: &generator) ? .random(in: 0...255, using: &generator) : bytes.randomElement(using: &generator) ?? 0
      }
      do throws(JSONError) {
        let written = JSONWriter.write(try JSONReader.read(bytes))
        #expect(JSONWriter.write(try JSONReader.read(written)) == written)
      } catch {
        #expect((0...bytes.count).contains(error.offset))
      }
    }
  }
}
