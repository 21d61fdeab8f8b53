/// Makes lines of bytes as they come in, and keeps them until a face takes them.
struct LineBuffer {
  struct Line: Equatable {
    let text: String
    /// Counted from 1.
    let number: Int
    /// It was longer than `longest`; the rest is lost.
    let isCut: Bool
  }

  /// In bytes; what is longer was not meant as a line.
  static let longest = 65_536

  private var unfinished: [UInt8] = []
  private var isCutting = false
  private var waiting: [Line] = []
  private var taken = 0
  private var count = 0
  private var isClosed = false

  var first: Line? { taken < waiting.count ? waiting[taken] : nil }

  /// Nothing waits and nothing more will come.
  var isAtEnd: Bool { isClosed && first == nil }

  mutating func append(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      collect(rest[..<end])
      finishLine()
      rest = rest[(end + 1)...]
    }
    collect(rest)
  }

  /// What is left counts as a line, although it has no end.
  mutating func close() {
    if !unfinished.isEmpty { finishLine() }
    isClosed = true
  }

  mutating func removeFirst() {
    taken += 1
    guard taken == waiting.count else { return }
    waiting.removeAll()
    taken = 0
  }

  private mutating func collect(_ bytes: ArraySlice<UInt8>) {
    // One byte more has room, for the carriage return before the end.
    let room = Self.longest + 1 - unfinished.count
    unfinished += bytes.prefix(room)
    isCutting = isCutting || bytes.count > room
  }

  private mutating func finishLine() {
    if unfinished.last == UInt8(ascii: "\r") { unfinished.removeLast() }
    let isCut = isCutting || unfinished.count > Self.longest
    count += 1
    waiting.append(Line(text: String(decoding: unfinished.prefix(Self.longest), as: UTF8.self), number: count, isCut: isCut))
    unfinished.removeAll(keepingCapacity: true)
    isCutting = false
  }
}
