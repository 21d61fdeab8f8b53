#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

nonisolated extension sigaction {
  /// The handler, which every C library keeps under another name.
  var handler: (@convention(c) (Int32) -> Void)? {
    get {
      #if canImport(Glibc)
        __sigaction_handler.sa_handler
      #elseif canImport(Musl)
        __sa_handler.sa_handler
      #else
        __sigaction_u.__sa_handler
      #endif
    }
    set {
      #if canImport(Glibc)
        __sigaction_handler.sa_handler = newValue
      #elseif canImport(Musl)
        __sa_handler.sa_handler = newValue
      #else
        __sigaction_u.__sa_handler = newValue
      #endif
    }
  }

  var isIgnored: Bool { unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) }
}
