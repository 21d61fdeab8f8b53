import JSON

/// One JSON object a line, for scripts: pages and errors out, actions in.
public final class JSONFace: Face {
  private struct Shown: Equatable {
    let path: [String]
    let page: Page
  }

  private let output: any Output
  private var buffer = LineBuffer()
  private var shown: Shown?
  /// Waits for the next show; nothing else writes.
  private var errors: [JSONValue] = []

  public init(output: any Output) {
    self.output = output
  }

  public func show(_ page: Page) throws(OutputError) {
    var values = errors
    errors = []
    let now = Shown(path: page.path, page: page.active)
    if now != shown {
      values.append(JSONPage.value(of: now.page, path: now.path))
      shown = now
    }
    let bytes = values.flatMap { JSONWriter.write($0) + [UInt8(ascii: "\n")] }
    if !bytes.isEmpty { try output.write(bytes) }
  }

  public func feed(_ event: FaceEvent) {
    switch event {
    case .bytes(let bytes): buffer.append(bytes)
    case .endOfInput: buffer.close()
    case .pause, .resized, .resumed, .changed: break
    }
  }

  /// Nothing is acted on before the page that it is meant for was shown.
  public func nextCommand(on page: Page) -> FaceCommand? {
    while let line = buffer.first, !line.isCut, line.text.trimmed.isEmpty { buffer.removeFirst() }
    let now = Shown(path: page.path, page: page.active)
    guard let line = buffer.first else {
      guard buffer.isAtEnd && !now.page.isBusy else { return nil }
      return shown == now ? .endOfInput : .redraw
    }
    let result = command(line, on: now.page)
    if now.page.isBusy, !result.isInput { return nil }
    guard shown == now else { return .redraw }
    buffer.removeFirst()
    switch result {
    case .success(let command): return command
    case .failure(let problem):
      errors.append(["error": .string(problem.sentence), "line": .integer(line.number)])
      return .redraw
    }
  }

  private func command(_ line: LineBuffer.Line, on page: Page) -> Result<FaceCommand, JSONRequest.Problem> {
    Result { () throws(JSONRequest.Problem) in try JSONRequest(line).command(on: page) }
  }
}

extension Result<FaceCommand, JSONRequest.Problem> {
  /// Only what the page itself offers; everything else can wait until it is no longer busy.
  fileprivate var isInput: Bool {
    if case .success(.perform) = self { true } else { false }
  }
}
