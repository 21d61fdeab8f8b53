import Observation
public import Routing

/// A scene that shows pages.
public typealias PageScene = Scene<Page, PageInput>

/// Runs a root scene on a face, from the first page to the end.
public final class Session {
  /// What ended it.
  public enum End: Equatable, Sendable {
    case quit
    case endOfInput
  }

  private let root: any PageScene
  private let face: any Face
  private let events: AsyncStream<FaceEvent>
  private let announce: AsyncStream<FaceEvent>.Continuation
  private var isQuitting = false
  private var isWatching = false

  /// `events` carries what comes from outside; the session adds its own to it through `announce`.
  public init(
    root: any PageScene, face: any Face, events: AsyncStream<FaceEvent>, announce: AsyncStream<FaceEvent>.Continuation
  ) {
    self.root = root
    self.face = face
    self.events = events
    self.announce = announce
  }

  /// Asks the session to end once the command in hand is done.
  public func quit() {
    isQuitting = true
    announce.yield(.changed)
  }

  /// Shows the root's page and serves it until somebody quits or the input ends.
  public func run() async throws(OutputError) -> End {
    try show()
    for await event in events {
      face.feed(event)
      if let end = try performCommands() { return end }
      try show()
    }
    return .endOfInput
  }

  private func performCommands() throws(OutputError) -> End? {
    while !isQuitting, let command = face.nextCommand(on: root.content) {
      switch command {
      case .perform(let input): root.receive(input)
      case .redraw: break
      case .quit: return .quit
      case .endOfInput: return .endOfInput
      }
      if !isQuitting { try show() }
    }
    return isQuitting ? .quit : nil
  }

  private func show() throws(OutputError) {
    try face.show(isWatching ? root.content : watchedContent())
  }

  /// Reads the page and asks to be told, once, when something in it changes.
  private func watchedContent() -> Page {
    isWatching = true
    return withObservationTracking {
      root.content
    } onChange: { [weak self, announce] in
      MainActor.assumeIsolated { self?.isWatching = false }
      announce.yield(.changed)
    }
  }
}
