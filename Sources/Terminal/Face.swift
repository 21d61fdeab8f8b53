/// Draws pages and reads what people do on them; it holds nothing of the program's state.
public protocol Face: AnyObject {
  /// Shows the page, or what changed of it; called after every change, and with the same page again when nothing did.
  func show(_ page: Page) throws(OutputError)

  /// Takes an event; what it means is asked for with `nextCommand(on:)`.
  func feed(_ event: FaceEvent)

  /// The next thing the person wants, judged on the page as it is now; `nil` when there is nothing left to judge for now.
  func nextCommand(on page: Page) -> FaceCommand?
}

/// What comes from outside.
public enum FaceEvent: Equatable, Sendable {
  case bytes([UInt8])
  /// No byte has followed the last one for a while: an escape that waits was the key.
  case pause
  case resized
  /// The program was stopped and goes on: everything on the screen is lost.
  case resumed
  case endOfInput
  /// A page may have changed by itself.
  case changed
}

/// What a face makes of it.
public enum FaceCommand: Equatable, Sendable {
  case perform(PageInput)
  /// Nothing for the program; show the page again.
  case redraw
  case quit
  case endOfInput
}

/// Where a face writes; a write is whole or throws.
public protocol Output: AnyObject {
  func write(_ bytes: [UInt8]) throws(OutputError)
}

/// Why nothing can be shown any more.
public enum OutputError: Error, Equatable, Sendable {
  /// Nobody reads: the pipe or the terminal is gone.
  case closed
  /// The system's reason, as its error number.
  case failed(Int32)
}
