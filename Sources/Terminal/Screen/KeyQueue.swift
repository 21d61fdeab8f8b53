/// The keys that wait to be judged, each with the page that the person saw when pressing it.
struct KeyQueue {
  private struct Entry {
    let key: Key
    let seen: Focus.Identity?
  }

  private var parser = KeyParser()
  private var entries: ArraySlice<Entry> = []
  private var hasEnded = false
  /// One of the keys that always end everything was pressed; it waits for nothing.
  private(set) var hasQuit = false

  mutating func add(_ bytes: [UInt8], seen: Focus.Identity?) {
    add(parser.keys(from: bytes), seen: seen)
  }

  mutating func pause(seen: Focus.Identity?) {
    add(parser.pause(), seen: seen)
  }

  mutating func end(seen: Focus.Identity?) {
    pause(seen: seen)
    hasEnded = true
  }

  /// The next key that was meant for this page; a key that was pressed on another one is dropped, as the second half of a double tap.
  ///
  /// While something is under way keys wait, except the one that leaves.
  mutating func next(on page: Focus.Identity?, isWaiting: Bool, leaving: Bool) -> Key? {
    while let first = entries.first, first.seen != nil, first.seen != page { entries.removeFirst() }
    guard let first = entries.first else { return nil }
    if isWaiting, !(leaving && first.key == .escape) { return nil }
    entries.removeFirst()
    return first.key
  }

  /// Nothing more will come, and nothing that waits for something still under way can be waited for.
  func isAtEnd(isWaiting: Bool) -> Bool { hasEnded && (isWaiting || entries.isEmpty) }

  private mutating func add(_ keys: [Key], seen: Focus.Identity?) {
    if keys.contains(.control("c")) || keys.contains(.control("d")) { hasQuit = true }
    entries += keys.map { Entry(key: $0, seen: seen) }
  }
}
