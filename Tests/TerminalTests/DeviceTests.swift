import Terminal
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

struct InputReaderTests {
  private static func events(of bytes: [UInt8]) async -> [FaceEvent] {
    let pipe = TestPipe()
    pipe.send(bytes)
    pipe.endSending()
    let (events, announce) = AsyncStream<FaceEvent>.makeStream()
    InputReader(descriptor: pipe.readEnd, wakePipe: WakePipe(), events: announce).start()
    var seen: [FaceEvent] = []
    for await event in events {
      seen.append(event)
      if event == .endOfInput { break }
    }
    return seen
  }

  @Test func `bytes come as they are, and then the end`() async {
    #expect(await Self.events(of: [1, 2, 0xFF]) == [.bytes([1, 2, 0xFF]), .endOfInput])
  }

  @Test func `an empty input ends at once`() async {
    #expect(await Self.events(of: []) == [.endOfInput])
  }

  @Test func `a read is never longer than 4096 bytes`() async {
    let events = await Self.events(of: [UInt8](repeating: 7, count: 5000))
    #expect(events == [.bytes([UInt8](repeating: 7, count: 4096)), .bytes([UInt8](repeating: 7, count: 904)), .endOfInput])
  }

  @Test func `an escape that nothing follows is followed by a pause`() async {
    let pipe = TestPipe()
    let (events, announce) = AsyncStream<FaceEvent>.makeStream()
    InputReader(descriptor: pipe.readEnd, wakePipe: nil, escapeDelay: 1, events: announce).start()
    pipe.send([0x1B])
    var iterator = events.makeAsyncIterator()
    #expect(await iterator.next() == .bytes([0x1B]))
    #expect(await iterator.next() == .pause)
    pipe.endSending()
    #expect(await iterator.next() == .endOfInput)
  }
}

struct DescriptorOutputTests {
  @Test func `everything is written, also to a slow reader`() async throws {
    let pipe = TestPipe()
    pipe.makeWritingImpatient()
    let (events, announce) = AsyncStream<FaceEvent>.makeStream()
    InputReader(descriptor: pipe.readEnd, wakePipe: nil, events: announce).start()
    let bytes = (0..<500_000).map { UInt8(truncatingIfNeeded: $0) }
    try DescriptorOutput(descriptor: pipe.writeEnd).write(bytes)
    pipe.endSending()
    var seen: [UInt8] = []
    for await event in events {
      guard case .bytes(let more) = event else { break }
      seen += more
    }
    #expect(seen == bytes)
  }

  @Test func `a reader that is gone is told apart from other failures`() {
    BrokenPipe.becomesAnError()
    let pipe = TestPipe()
    pipe.endReading()
    #expect(throws: OutputError.closed) { try DescriptorOutput(descriptor: pipe.writeEnd).write([1]) }
    #expect(throws: OutputError.failed(EBADF)) { try DescriptorOutput(descriptor: -1).write([1]) }
  }
}

struct TerminalTraitsTests {
  private static func traits(_ environment: [String: String], input: Bool = true, output: Bool = true, refused: Bool = false)
    -> TerminalTraits
  {
    TerminalTraits(
      environment: environment.merging(["TERM": "xterm"]) { own, _ in own }, isInputTerminal: input, isOutputTerminal: output,
      refusesColour: refused)
  }

  @Test func `a screen needs a terminal on both sides that is not dumb`() {
    #expect(Self.traits([:]).suitsScreen)
    #expect(!Self.traits([:], input: false).suitsScreen)
    #expect(!Self.traits([:], output: false).suitsScreen)
    #expect(!Self.traits(["TERM": "dumb"]).suitsScreen)
    #expect(!Self.traits(["TERM": ""]).suitsScreen)
  }

  @Test func `no colour wins over forced colour, and that over none wanted`() {
    #expect(Self.traits([:]).hasColour)
    #expect(!Self.traits([:], output: false).hasColour)
    #expect(!Self.traits(["NO_COLOR": "1", "CLICOLOR_FORCE": "1"]).hasColour)
    #expect(Self.traits(["NO_COLOR": "", "CLICOLOR_FORCE": "1", "CLICOLOR": "0"], output: false).hasColour)
    #expect(!Self.traits(["CLICOLOR": "0"]).hasColour)
    #expect(!Self.traits(["CLICOLOR_FORCE": "1"], refused: true).hasColour)
  }

  @Test func `the first locale variable that is set decides about Unicode`() {
    #expect(Self.traits(["LANG": "de_DE.UTF-8"]).hasUnicode)
    #expect(Self.traits(["LC_CTYPE": "C.utf8", "LANG": "C"]).hasUnicode)
    #expect(!Self.traits(["LC_ALL": "C", "LANG": "de_DE.UTF-8"]).hasUnicode)
    #expect(!Self.traits([:]).hasUnicode)
  }
}

private final class TestPipe {
  let readEnd: Int32
  let writeEnd: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  func send(_ bytes: [UInt8]) { _ = write(writeEnd, bytes, bytes.count) }
  func endSending() { close(writeEnd) }
  func endReading() { close(readEnd) }
  func makeWritingImpatient() { _ = fcntl(writeEnd, F_SETFL, O_NONBLOCK) }
}
