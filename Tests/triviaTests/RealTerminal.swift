#if canImport(Glibc)
  import Glibc
  import TestSupport

  /// The real binary in a real pseudo-terminal, which the test holds by its other end.
  final class RealTerminal {
    enum End: Equatable {
      case exited(Int32)
      case signalled(Int32)
      case stopped(Int32)
      case stillRunning
    }

    private(set) var bytes: [UInt8] = []
    let pid: pid_t
    let modesBefore: [UInt8]

    private let master: Int32
    private var columns: Int
    private var rows: Int
    private let patience: Int32 = 10_000

    init?(_ arguments: [String], environment: [String: String], columns: Int = 80, rows: Int = 24) {
      self.columns = columns
      self.rows = rows
      master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      guard master >= 0, let terminal = RealTerminal.unlockedName(of: master) else { return nil }
      RealTerminal.setSize(of: master, columns: columns, rows: rows)
      modesBefore = RealTerminal.modes(of: master)
      guard let child = RealTerminal.spawn(RealTerminal.program, arguments, environment, on: terminal) else { return nil }
      pid = child
    }

    deinit {
      kill(pid, SIGKILL)
      close(master)
    }

    /// The screen as the terminal shows it now.
    var screen: VirtualTerminal {
      let terminal = VirtualTerminal(columns: columns, rows: rows)
      terminal.write(bytes)
      return terminal
    }

    var modes: [UInt8] { RealTerminal.modes(of: master) }

    func send(_ keys: String) {
      let keys = Array(keys.utf8)
      _ = write(master, keys, keys.count)
    }

    func signal(_ number: Int32) { kill(pid, number) }

    func resize(columns: Int, rows: Int) {
      self.columns = columns
      self.rows = rows
      forget()
      RealTerminal.setSize(of: master, columns: columns, rows: rows)
    }

    /// Starts over with an empty screen, for what is drawn from now on.
    func forget() { bytes = [] }

    /// Reads until the screen shows the text; `false` if it never does.
    func shows(_ text: String) -> Bool {
      while !screen.text.contains(text) {
        guard readMore() else { return false }
      }
      return true
    }

    /// Reads what is left until the program ends or stops.
    func end() -> End {
      let step: Int32 = 20
      var status: Int32 = 0
      var patience = patience / step
      while waitpid(pid, &status, WUNTRACED | WNOHANG) == 0 {
        if readMore(milliseconds: step) { continue }
        // Where the other end is closed already, reading does not wait.
        poll(nil, 0, step)
        patience -= 1
        if patience == 0 { return .stillRunning }
      }
      while readMore(milliseconds: step) {}
      if status & 0xFF == 0x7F { return .stopped(status >> 8 & 0xFF) }
      return status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signalled(status & 0x7F)
    }

    private func readMore(milliseconds: Int32? = nil) -> Bool {
      var wanted = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard poll(&wanted, 1, milliseconds ?? patience) > 0 else { return false }
      var chunk = [UInt8](repeating: 0, count: 65_536)
      let count = read(master, &chunk, chunk.count)
      guard count > 0 else { return false }
      bytes += chunk.prefix(count)
      return true
    }

    private static func modes(of terminal: Int32) -> [UInt8] {
      var modes = termios()
      tcgetattr(terminal, &modes)
      return withUnsafeBytes(of: &modes) { Array($0) }
    }

    /// The program that was built beside the tests.
    private static var program: String {
      var path = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink("/proc/self/exe", &path, path.count - 1)
      let tests = String(decoding: path.prefix(max(0, count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
      return tests.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/trivia"
    }

    private static func spawn(
      _ program: String, _ arguments: [String], _ environment: [String: String], on terminal: String
    ) -> pid_t? {
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      // Opened by the leader of a new session, it becomes the terminal that controls it.
      posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      posix_spawnattr_setflags(&attributes, newSession)
      let words = ([program] + arguments).map { strdup($0) } + [nil]
      let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
      defer {
        (words + variables).forEach { free($0) }
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
      }
      var child: pid_t = 0
      return posix_spawn(&child, program, &actions, &attributes, words, variables) == 0 ? child : nil
    }

    private static func setSize(of terminal: Int32, columns: Int, rows: Int) {
      var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
      _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
    }

    // What the C library has for the rest, it hides from Swift; these are the numbers of Linux.

    private static let newSession: Int16 = 0x80

    private static func unlockedName(of master: Int32) -> String? {
      let (lock, getNumber) = (UInt(0x4004_5431), UInt(0x8004_5430))
      var (unlocked, number): (Int32, Int32) = (0, 0)
      guard ioctl(master, lock, &unlocked) == 0, ioctl(master, getNumber, &number) == 0 else { return nil }
      return "/dev/pts/\(number)"
    }
  }
#endif
