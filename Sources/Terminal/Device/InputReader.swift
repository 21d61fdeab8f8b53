#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads a terminal, a pipe or a file on a thread of its own, and reports what comes; it sleeps while nothing does.
nonisolated public struct InputReader: Sendable {
  private static let longestRead = 4096

  private let descriptor: Int32
  private let wakePipe: WakePipe?
  private let escapeDelay: Int32
  private let events: AsyncStream<FaceEvent>.Continuation

  /// `escapeDelay` is how many milliseconds an escape may wait for the rest of a key.
  public init(descriptor: Int32, wakePipe: WakePipe?, escapeDelay: Int = 25, events: AsyncStream<FaceEvent>.Continuation) {
    self.descriptor = descriptor
    self.wakePipe = wakePipe
    self.escapeDelay = Int32(clamping: max(0, escapeDelay))
    self.events = events
  }

  /// Starts reading, up to the end of the input.
  public func start() {
    let context = Unmanaged.passRetained(ReaderBox(reader: self)).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    if pthread_create(&thread, nil, runReader, context) == 0 {
      #if canImport(Darwin)
        if let thread { pthread_detach(thread) }
      #else
        pthread_detach(thread)
      #endif
    } else {
      Unmanaged<ReaderBox>.fromOpaque(context).release()
      events.yield(.endOfInput)
    }
  }

  /// The whole life of the thread.
  func run() {
    var isEscapeWaiting = false
    while true {
      switch wait(milliseconds: isEscapeWaiting ? escapeDelay : -1) {
      case .nothing:
        events.yield(.pause)
        isEscapeWaiting = false
      case .woken: reportWakes()
      case .input:
        guard let bytes = read() else {
          events.yield(.endOfInput)
          return
        }
        if bytes.isEmpty { continue }
        events.yield(.bytes(bytes))
        isEscapeWaiting = bytes.last == 0x1B
      case .interrupted: continue
      }
    }
  }

  private enum Wait { case nothing, woken, input, interrupted }

  private func wait(milliseconds: Int32) -> Wait {
    var wanted = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wakePipe?.readEnd ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&wanted, nfds_t(wanted.count), milliseconds)
    if count < 0 { return .interrupted }
    if count == 0 { return .nothing }
    return wanted[1].revents != 0 ? .woken : .input
  }

  /// What there is; nothing for now is empty, and the end is `nil`.
  private func read() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: Self.longestRead)
    let count = systemRead(descriptor, &bytes)
    if count > 0 { return Array(bytes.prefix(count)) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? [] : nil
  }

  /// Several changes of size are one.
  private func reportWakes() {
    guard let wakePipe else { return }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = systemRead(wakePipe.readEnd, &bytes)
    let reasons = bytes.prefix(max(0, count))
    if reasons.contains(Rescue.resumedByte) {
      Rescue.retake()
      events.yield(.resumed)
    } else if !reasons.isEmpty {
      events.yield(.resized)
    }
  }
}

nonisolated private final class ReaderBox: Sendable {
  let reader: InputReader

  init(reader: InputReader) {
    self.reader = reader
  }
}

#if canImport(Darwin)
  nonisolated private func runReader(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? { readToEnd(context) }
#else
  nonisolated private func runReader(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? { context.flatMap(readToEnd) }
#endif

nonisolated private func readToEnd(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  blockSignals()
  Unmanaged<ReaderBox>.fromOpaque(context).takeRetainedValue().reader.run()
  return nil
}

/// Signals belong to the main thread, where a stop and its continuation then come in order.
nonisolated private func blockSignals() {
  var signals = sigset_t()
  sigemptyset(&signals)
  for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH] { sigaddset(&signals, number) }
  pthread_sigmask(SIG_BLOCK, &signals, nil)
}

/// The C function has the name of the method.
nonisolated private func systemRead(_ descriptor: Int32, _ bytes: inout [UInt8]) -> Int {
  bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
}
