package import Terminal

/// Keeps what a face writes, or refuses it.
package final class RecordingOutput: Output {
  package private(set) var writes: [[UInt8]] = []
  package var failure: OutputError?

  package init() {}

  package var text: String { String(decoding: writes.joined(), as: UTF8.self) }

  package func write(_ bytes: [UInt8]) throws(OutputError) {
    if let failure { throw failure }
    writes.append(bytes)
  }
}
