/// How the program can end; the numbers are those of sysexits.h, which scripts know.
enum ExitCode: Int32 {
  /// The player quit, or the input ended.
  case success = 0
  case usage = 64
  /// A file was read and makes no sense.
  case badData = 65
  /// A file cannot be read.
  case noInput = 66
  /// The output cannot be written.
  case outputFailed = 74
  /// Nobody reads the output any more; what a program shows that SIGPIPE has ended.
  case outputClosed = 141
}
