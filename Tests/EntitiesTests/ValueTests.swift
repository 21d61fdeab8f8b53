import Entities
import Testing

struct ValueTests {
  @Test(arguments: [
    (0, 0, Score.Band.low), (0, 10, .low), (1, 10, .low), (2, 10, .fair), (9, 20, .fair), (10, 20, .good), (98, 100, .good),
    (99, 100, .perfect), (1, 1, .perfect), (5, 50, .low), (6, 50, .fair),
  ])
  func `a score has its band, nothing of nothing included`(right: Int, total: Int, band: Score.Band) {
    #expect(Score(right: right, total: total).band == band)
  }

  @Test(arguments: [(0, false), (1, true), (50, true), (51, false), (-1, false), (Int.max, false)])
  func `an amount out of range changes nothing`(amount: Int, isTaken: Bool) {
    var settings = Settings()
    let taken = settings.setAmount(amount)
    #expect(taken == isTaken)
    #expect(settings.amount == (isTaken ? amount : 10))
  }

  @Test func `there are the 24 categories of Open Trivia DB, under its numbers`() {
    #expect(Category.allCases.map(\.rawValue) == Array(9...32))
    #expect(Set(Category.allCases.map(\.name)).count == 24)
    #expect(Category(rawValue: 18)?.name == "Science: Computers")
    #expect(Category(rawValue: 32)?.name == "Entertainment: Cartoon & Animations")
  }

  @Test(arguments: [
    ("23", Category.history), ("History", .history), ("hist", .history), ("COMPUTERS", .computers), ("Science: Computers", .computers),
    ("manga", .animeAndManga), ("art", .art), ("science", nil), ("8", nil), ("33", nil), ("", nil), ("nonsense", nil),
  ])
  func `a category is read by number, name or a part that fits only one`(text: String, category: Category?) {
    #expect(Category(reading: text) == category)
  }

  @Test func `the generator gives the published sequence of SplitMix64`() {
    var generator = SeededGenerator(seed: 1_234_567)
    let numbers = (0..<3).map { _ in generator.next() }
    #expect(numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }

  @Test func `a shuffle keeps every element`() {
    var generator = SeededGenerator(seed: 9)
    #expect(generator.shuffled(Array(0..<100)).sorted() == Array(0..<100))
    #expect(generator.shuffled([Int]()) == [])
  }
}
