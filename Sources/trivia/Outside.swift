import Terminal

/// All that the program meets of the world; tests bring their own.
struct Outside {
  let arguments: [String]
  let environment: [String: String]
  let isInputTerminal: Bool
  let isOutputTerminal: Bool
  let output: any Output
  let errors: any Output
  let events: AsyncStream<FaceEvent>
  let announce: AsyncStream<FaceEvent>.Continuation
  /// Begins to read the input, with what is needed for the keys of a terminal or without.
  let startReading: () -> Void
  /// What the screen is drawn on; without one there is no screen.
  let device: TerminalDevice?
  let randomSeed: () -> UInt64
}
