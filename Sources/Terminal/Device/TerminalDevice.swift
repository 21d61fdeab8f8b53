#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The real terminal: it gives single keys while the program is in it, and is as before afterwards, whatever ends the program.
public final class TerminalDevice {
  private static let usualSize = ScreenSize(columns: 80, rows: 24)

  private let input: Int32
  private let output: Int32
  private let wakePipe: WakePipe
  private var isEntered = false

  public init(input: Int32 = 0, output: Int32 = 1, wakePipe: WakePipe) {
    self.input = input
    self.output = output
    self.wakePipe = wakePipe
  }

  /// Whether a descriptor is a terminal.
  public static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Takes the terminal; `false` if it is none, or gone.
  public func enter() -> Bool {
    if isEntered { return true }
    var original = termios()
    guard tcgetattr(input, &original) == 0 else { return false }
    Rescue.arm(input: input, output: output, wake: wakePipe.writeEnd, original: original)
    var raw = original.raw
    isEntered = tcsetattr(input, TCSANOW, &raw) == 0
    if !isEntered { Rescue.disarm() }
    return isEntered
  }

  /// Gives the terminal back with everything on it as it was; a second time does nothing.
  public func leave() {
    guard isEntered else { return }
    isEntered = false
    Rescue.disarm()
  }

  /// The size of the screen now.
  public func size() -> ScreenSize {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return Self.usualSize }
    return ScreenSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}
