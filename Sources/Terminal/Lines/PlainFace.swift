/// Lines of words, one after the other, for pipes, screen readers and terminals that can do no more.
///
/// Nothing is acted on before the page that it is meant for was shown, so the transcript of a script reads like a talk.
public final class PlainFace: Face {
  private let output: any Output
  private let isTyped: Bool
  private var buffer = LineBuffer()
  private var shown: PlainPage?
  private var question: PlainQuestion?
  /// Waits for the next show; nothing else writes.
  private var messages: [String] = []
  /// A line that was read, to be put behind its prompt.
  private var echo: String?
  private var isPromptOpen = false
  /// Taken up once what led to it is written.
  private var decided: FaceCommand?

  /// `isTyped` says that the input is a terminal, which shows by itself what a person types.
  public init(output: any Output, isTyped: Bool) {
    self.output = output
    self.isTyped = isTyped
  }

  public func show(_ page: Page) throws(OutputError) {
    var lines = messages
    messages = []
    if decided == nil {
      let page = PlainPage(page)
      lines += page.lines(after: shown)
      shown = page
      question = question?.renewed(on: page)
    }
    let text = closedPrompt(before: lines) + lines.map { $0.sanitised.trimmedEnd + "\n" }.joined() + openedPrompt(on: page)
    if !text.isEmpty { try output.write(Array(text.utf8)) }
  }

  public func feed(_ event: FaceEvent) {
    switch event {
    case .bytes(let bytes):
      buffer.append(bytes)
      if isTyped && bytes.contains(UInt8(ascii: "\n")) { isPromptOpen = false }
    case .endOfInput: buffer.close()
    case .pause, .resized, .resumed, .changed: break
    }
  }

  public func nextCommand(on page: Page) -> FaceCommand? {
    if let command = decided {
      decided = nil
      return command
    }
    let page = PlainPage(page)
    guard let line = buffer.first else { return atEnd(on: page) }
    let text = line.text.trimmed
    let early = page.page.isBusy ? page.menu.action(named: text) : nil
    if page.page.isBusy && early == nil { return nil }
    if shown == page {
      buffer.removeFirst()
      if isPromptOpen || !isTyped { echo = text.shortened }
      if line.isCut { messages.append("The line was too long; all beyond its first \(LineBuffer.longest) bytes is left out.") }
      if let early { take(early, value: nil, on: page) } else { judge(text, on: page) }
    }
    return .redraw
  }

  private func atEnd(on page: PlainPage) -> FaceCommand? {
    guard buffer.isAtEnd && !page.page.isBusy else { return nil }
    if shown == page { decided = .endOfInput }
    return .redraw
  }
}

// MARK: - Prompt

extension PlainFace {
  private var promptWords: String { question.map { "\($0.prompt):" } ?? ">" }

  private func closedPrompt(before lines: [String]) -> String {
    guard echo != nil || (isPromptOpen && (decided != nil || !lines.isEmpty)) else { return "" }
    let start = isPromptOpen ? "" : ">"
    let end = echo.map { isTyped ? $0 : " \($0)" } ?? ""
    echo = nil
    isPromptOpen = false
    return (start + end.sanitised).trimmedEnd + "\n"
  }

  /// The blank behind it comes with what is typed, or is left for a person to type after.
  private func openedPrompt(on page: Page) -> String {
    guard decided == nil && !isPromptOpen && !page.active.isBusy else { return "" }
    isPromptOpen = true
    return promptWords.sanitised + (isTyped ? " " : "")
  }
}

// MARK: - Lines

extension PlainFace {
  private func judge(_ text: String, on page: PlainPage) {
    if let question {
      self.question = nil
      return perform(question.action, question.answer(text))
    }
    if text.isEmpty {
      shown = nil
      return
    }
    switch page.menu.meaning(of: text) {
    case .action(let action, let value): take(action, value: value, on: page)
    case .ambiguous(let actions): messages.append("\"\(text.shortened)\" could be \(actions.map(\.label).joined(separator: ", ")).")
    case .help: messages.append(Self.help)
    case .quit: decided = .quit
    case .nothing: messages.append("Nothing here is called \"\(text.shortened)\". \(page.menu.hint)")
    }
  }

  private func take(_ action: Action, value: String?, on page: PlainPage) {
    if let value {
      perform(action, action.answer(value))
    } else if action.takesValue {
      let question = PlainQuestion(action: action, path: page.path)
      self.question = question
      messages += question.lines
    } else {
      decided = .perform(PageInput(action.id))
    }
  }

  private func perform(_ action: Action, _ answer: PlainQuestion.Answer) {
    switch answer {
    case .value(let value): decided = .perform(PageInput(action.id, value: value))
    case .none(let reason): messages.append(reason)
    }
  }

  private static let help = """
    Type the number or the key before a bracket, or the beginning of the words after it. To change a line that has a value, \
    type its number and the new value, or the number alone to be asked for it. An empty line shows the page again; q leaves.
    """
}
