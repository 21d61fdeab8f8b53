import Terminal
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite(.serialized)
struct TerminalDeviceTests {
  @Test func `keys come at once in the terminal, and afterwards all is as before`() throws {
    let terminal = try #require(PseudoTerminal())
    let device = TerminalDevice(input: terminal.descriptor, output: terminal.descriptor, wakePipe: try #require(WakePipe()))
    let before = terminal.modes
    #expect(device.enter())
    #expect(terminal.modes.c_lflag & tcflag_t(ICANON | ECHO) == 0)
    #expect(terminal.modes.c_lflag & tcflag_t(ISIG) != 0)
    device.leave()
    #expect(terminal.modes.c_lflag == before.c_lflag)
    #expect(terminal.modes.c_iflag == before.c_iflag)
    #expect(terminal.modes.c_oflag == before.c_oflag)
  }

  @Test func `leaving switches all modes off once, the alternate screen last`() throws {
    let terminal = try #require(PseudoTerminal())
    let device = TerminalDevice(input: terminal.descriptor, output: terminal.descriptor, wakePipe: try #require(WakePipe()))
    #expect(device.enter())
    device.leave()
    device.leave()
    #expect(terminal.written() == "\u{1B}[m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")
  }

  @Test func `what was typed ahead does not reach whoever comes next`() throws {
    let terminal = try #require(PseudoTerminal())
    let device = TerminalDevice(input: terminal.descriptor, output: terminal.descriptor, wakePipe: try #require(WakePipe()))
    #expect(device.enter())
    terminal.type("rm\r")
    device.leave()
    #expect(!terminal.hasInput)
  }

  @Test func `what is no terminal is not entered`() throws {
    let pipe = try #require(WakePipe())
    #expect(!TerminalDevice(input: -1, output: -1, wakePipe: pipe).enter())
  }

  @Test func `the size is the terminal's, or the usual one where it has none`() throws {
    let terminal = try #require(PseudoTerminal())
    let device = TerminalDevice(input: terminal.descriptor, output: terminal.descriptor, wakePipe: try #require(WakePipe()))
    #expect(device.size() == ScreenSize(columns: 80, rows: 24))
    terminal.resize(columns: 120, rows: 40)
    #expect(device.size() == ScreenSize(columns: 120, rows: 40))
  }

  @Test func `a change of size is an event`() async throws {
    let terminal = try #require(PseudoTerminal())
    let wakePipe = try #require(WakePipe())
    let device = TerminalDevice(input: terminal.descriptor, output: terminal.descriptor, wakePipe: wakePipe)
    #expect(device.enter())
    let (events, announce) = AsyncStream<FaceEvent>.makeStream()
    InputReader(descriptor: terminal.descriptor, wakePipe: wakePipe, events: announce).start()
    kill(getpid(), SIGWINCH)
    var iterator = events.makeAsyncIterator()
    #expect(await iterator.next() == .resized)
    device.leave()
    terminal.hangUp()
    #expect(await iterator.next() == .endOfInput)
  }
}

/// A terminal whose other side the test holds.
private final class PseudoTerminal {
  let descriptor: Int32
  private let otherSide: Int32

  init?() {
    var ends: (other: Int32, own: Int32) = (-1, -1)
    guard openpty(&ends.other, &ends.own, nil, nil, nil) == 0 else { return nil }
    (otherSide, descriptor) = ends
  }

  var modes: termios {
    var modes = termios()
    tcgetattr(descriptor, &modes)
    return modes
  }

  var hasInput: Bool {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&wanted, 1, 0) > 0
  }

  func type(_ text: String) { _ = write(otherSide, text, text.utf8.count) }

  func written() -> String {
    var bytes = [UInt8](repeating: 0, count: 1000)
    let count = read(otherSide, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(otherSide, UInt(TIOCSWINSZ), &size)
  }

  func hangUp() { close(otherSide) }
}
