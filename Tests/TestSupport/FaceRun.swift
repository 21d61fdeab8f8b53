package import Terminal

/// Runs a face as a session does, with events and changes of the page one after the other.
package final class FaceRun {
  package private(set) var page: Page
  package private(set) var inputs: [PageInput] = []
  package private(set) var end: FaceCommand?
  package let output: RecordingOutput

  private let face: any Face
  private let answer: (PageInput) -> Page?

  /// `answer` gives the page after an input, if it is another one.
  package init(
    _ page: Page, output: RecordingOutput, face: any Face, answer: @escaping (PageInput) -> Page? = { _ in nil }
  ) throws(OutputError) {
    self.page = page
    self.output = output
    self.face = face
    self.answer = answer
    try face.show(page)
  }

  package var transcript: String { output.text }

  package func type(_ text: String) throws(OutputError) { try send(.bytes(Array(text.utf8))) }

  package func change(to page: Page) throws(OutputError) {
    self.page = page
    try send(.changed)
  }

  package func send(_ event: FaceEvent) throws(OutputError) {
    face.feed(event)
    while end == nil, let command = face.nextCommand(on: page) {
      switch command {
      case .perform(let input):
        inputs.append(input)
        page = answer(input) ?? page
      case .redraw: break
      case .quit, .endOfInput: end = command
      }
      if end == nil { try face.show(page) }
    }
    if end == nil { try face.show(page) }
  }
}
