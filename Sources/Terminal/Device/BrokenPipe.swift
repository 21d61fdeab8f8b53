#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What happens when nobody reads any more.
public enum BrokenPipe {
  /// Makes it an error of the write, which can be handled, instead of a silent death.
  public static func becomesAnError() {
    _ = signal(SIGPIPE, SIG_IGN)
  }
}
