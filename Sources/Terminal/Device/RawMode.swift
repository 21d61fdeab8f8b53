#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

nonisolated extension termios {
  /// Every key comes at once, as bytes; only the keys that suspend and abort stay with the system.
  ///
  /// Control-C is a byte like others, so that the program ends in order. Control-Z is not: the system stops the whole job,
  /// as it must where the program was started by another one.
  var raw: termios {
    var raw = self
    raw.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON)
    raw.c_oflag &= ~tcflag_t(OPOST)
    raw.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | IEXTEN)
    raw.c_lflag |= tcflag_t(ISIG)
    raw.setControl(VINTR, to: cc_t(Self.disabled))
    raw.setControl(VMIN, to: 1)
    raw.setControl(VTIME, to: 0)
    return raw
  }

  #if canImport(Darwin)
    private static let disabled = 0xFF
  #else
    private static let disabled = 0
  #endif

  private mutating func setControl(_ index: Int32, to value: cc_t) {
    withUnsafeMutableBytes(of: &c_cc) { $0[Int(index)] = value }
  }
}
