#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Ends the process with its exit status.
package func endProcess(_ status: Int32) -> Never { exit(status) }
