#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// The variables that the program was started with; where one is given twice, the first counts, as it does for the C library.
package func environmentVariables() -> [String: String] {
  var variables: [String: String] = [:]
  var next = environmentBlock()
  while let entry = next?.pointee {
    let text = String(cString: entry)
    if let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")) {
      let name = String(text[..<equals])
      variables[name] = variables[name] ?? String(text[text.utf8.index(after: equals)...])
    }
    next = next?.advanced(by: 1)
  }
  return variables
}

private func environmentBlock() -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
  #if canImport(Darwin)
    _NSGetEnviron().pointee
  #else
    environ
  #endif
}
