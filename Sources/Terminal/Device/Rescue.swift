#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a signal handler needs to give the terminal back.
///
/// A handler may run between any two instructions: it can neither allocate nor wait for a lock, so it finds all that it needs
/// ready in one plain value. This is the one `nonisolated(unsafe)` in the code. It is safe because the value is complete
/// before the first handler is installed, holds no reference, and only single words of it change afterwards.
nonisolated(unsafe) private var rescue = Rescue()

nonisolated struct Rescue {
  fileprivate var input: Int32 = -1
  fileprivate var output: Int32 = -1
  /// Where a byte wakes the reader of inputs.
  fileprivate var wake: Int32 = -1
  fileprivate var original = termios()
  fileprivate var raw = termios()
  /// The program wants the terminal, even while it is stopped.
  fileprivate var isWanted = false
  /// The terminal is ours now, and has to be given back.
  fileprivate var isArmed = false
  fileprivate var wasContinued = false

  static let resizedByte = UInt8(ascii: "w")
  static let resumedByte = UInt8(ascii: "c")

  /// From now on a signal that ends or stops the program gives the terminal back first.
  static func arm(input: Int32, output: Int32, wake: Int32, original: termios) {
    rescue.input = input
    rescue.output = output
    rescue.wake = wake
    rescue.original = original
    rescue.raw = original.raw
    rescue.isWanted = true
    rescue.isArmed = true
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE] {
      install(handleDeadly, for: number, isDeadly: true)
    }
    install(handleStop, for: SIGTSTP)
    install(handleContinue, for: SIGCONT)
    install(handleResize, for: SIGWINCH)
  }

  static func disarm() {
    rescue.isWanted = false
    giveBack()
    rescue.wake = -1
  }

  /// Takes the terminal again after a stop. Not for a handler: in the background this stops the program once more.
  static func retake() {
    guard rescue.isWanted else { return }
    // A copy, as everywhere: a handler that came during a longer access would break Swift's rule of exclusive access.
    var raw = rescue.raw
    tcsetattr(rescue.input, TCSANOW, &raw)
    rescue.isArmed = true
  }

  /// Gives the terminal back as it was; does nothing the second time.
  fileprivate static func giveBack() {
    guard rescue.isArmed else { return }
    tcflush(rescue.input, TCIFLUSH)
    let bytes = ScreenModes.leave
    _ = write(rescue.output, bytes.utf8Start, bytes.utf8CodeUnitCount)
    var original = rescue.original
    tcsetattr(rescue.input, TCSANOW, &original)
    // Last, so that a signal that comes in between does it all again.
    rescue.isArmed = false
  }

  /// Deadly signals that the program was told to ignore, as `nohup` does, stay ignored.
  ///
  /// Their handler lets no other one begin: a stopped job is killed by a signal and one to continue, and must not take the
  /// terminal again before it dies.
  fileprivate static func install(_ handler: @escaping @convention(c) (Int32) -> Void, for number: Int32, isDeadly: Bool = false) {
    var before = sigaction()
    if isDeadly, sigaction(number, nil, &before) != 0 || before.isIgnored { return }
    var action = sigaction()
    action.handler = handler
    action.sa_flags = Int32(SA_RESTART)
    if isDeadly { sigfillset(&action.sa_mask) }
    sigaction(number, &action, nil)
  }
}

/// Restores, and dies of the same signal, so that whoever waits learns of it.
nonisolated private func handleDeadly(_ number: Int32) {
  Rescue.giveBack()
  raiseDefault(number)
}

nonisolated private func handleStop(_ number: Int32) {
  let error = errno
  Rescue.giveBack()
  rescue.wasContinued = false
  raiseDefault(SIGTSTP)
  // The system drops the polite signal where no shell could continue us.
  if !rescue.wasContinued { raise(SIGSTOP) }
  Rescue.install(handleStop, for: SIGTSTP)
  errno = error
}

nonisolated private func handleContinue(_ number: Int32) {
  let error = errno
  rescue.wasContinued = true
  wakeReader(Rescue.resumedByte)
  errno = error
}

nonisolated private func handleResize(_ number: Int32) {
  let error = errno
  wakeReader(Rescue.resizedByte)
  errno = error
}

nonisolated private func wakeReader(_ byte: UInt8) {
  withUnsafePointer(to: byte) { _ = write(rescue.wake, $0, 1) }
}

nonisolated private func raiseDefault(_ number: Int32) {
  _ = signal(number, SIG_DFL)
  var only = sigset_t()
  sigemptyset(&only)
  sigaddset(&only, number)
  pthread_sigmask(SIG_UNBLOCK, &only, nil)
  raise(number)
}
