/// Draws pages over the whole screen of a terminal.
///
/// It keeps the highlight, the scroll offset and a value that is being typed; all else is in the page.
public final class ScreenFace: Face {
  private let output: any Output
  private let size: () -> ScreenSize
  private let style: ScreenStyle

  private var painter = Painter()
  private var keys = KeyQueue()
  private var focus = Focus()
  private var isHelpShown = false
  private var shown: View?

  /// All that a frame depends on.
  private struct View: Equatable {
    let page: Page
    let size: ScreenSize
    let focus: Focus
    let isHelpShown: Bool
  }

  public init(output: any Output, size: @escaping () -> ScreenSize, style: ScreenStyle) {
    self.output = output
    self.size = size
    self.style = style
  }

  public func show(_ page: Page) throws(OutputError) {
    follow(page)
    let size = size()
    if shown == View(page: page, size: size, focus: focus, isHelpShown: isHelpShown) { return }
    var composer = Composer(size: size, style: style, focus: focus, isHelpShown: isHelpShown)
    composer.draw(page)
    focus = composer.focus
    shown = View(page: page, size: size, focus: focus, isHelpShown: isHelpShown)
    try write(painter.paint(composer.frame, caret: composer.caret))
  }

  private func write(_ bytes: [UInt8]) throws(OutputError) {
    if bytes.isEmpty { return }
    do {
      try output.write(bytes)
    } catch {
      forgetFrame()
      throw error
    }
  }

  private func forgetFrame() {
    painter.forgetFrame()
    shown = nil
  }

  private func forgetScreen() {
    painter.forgetScreen()
    shown = nil
  }

  /// Gives the terminal back; the next page that is shown takes it again.
  public func leave() throws(OutputError) {
    forgetScreen()
    try output.write(ScreenModes.leave.bytes)
  }

  public func feed(_ event: FaceEvent) {
    switch event {
    case .bytes(let bytes): keys.add(bytes, seen: focus.identity)
    case .pause: keys.pause(seen: focus.identity)
    case .resumed: forgetScreen()
    case .endOfInput: keys.end(seen: focus.identity)
    case .resized, .changed: break
    }
  }

  public func nextCommand(on page: Page) -> FaceCommand? {
    follow(page)
    if keys.hasQuit { return .quit }
    while let key = keys.next(on: focus.identity, isWaiting: page.active.isBusy, leaving: page.active.back != nil) {
      if let command = command(for: key, on: page.active) { return command }
    }
    return keys.isAtEnd(isWaiting: page.active.isBusy) ? .endOfInput : nil
  }

  private func follow(_ page: Page) {
    let before = focus.identity
    focus.follow(page)
    if before != focus.identity { isHelpShown = false }
  }

  private func command(for key: Key, on page: Page) -> FaceCommand? {
    if key == .control("l") {
      forgetFrame()
      return .redraw
    }
    if isHelpShown {
      isHelpShown = ![.escape, .enter, .character("?"), .character("q")].contains(key)
      return isHelpShown ? nil : .redraw
    }
    if key == .character("?"), focus.edit == nil, !page.actions.contains(where: { $0.key == "?" }) {
      isHelpShown = true
      return .redraw
    }
    switch focus.take(key, on: page) {
    case .perform(let input): return .perform(input)
    case .changed: return .redraw
    case .nothing: return nil
    }
  }
}
