import TestSupport
import Testing

@testable import Terminal

/// What both faces of lines promise.
struct LineFaceTests {
  enum Kind: CaseIterable, Sendable {
    case plain, typed, json
  }

  private func run(_ kind: Kind, _ page: Page, answer: @escaping (PageInput) -> Page? = { _ in nil }) throws(OutputError) -> FaceRun {
    let output = RecordingOutput()
    let face: any Face = kind == .json ? JSONFace(output: output) : PlainFace(output: output, isTyped: kind == .typed)
    return try FaceRun(page, output: output, face: face, answer: answer)
  }

  private func line(_ kind: Kind, _ action: String) -> String { kind == .json ? "{\"action\":\"\(action)\"}\n" : "\(action)\n" }

  @Test(arguments: Kind.allCases) func `lines that were typed ahead wait for a busy page`(kind: Kind) throws {
    let run = try run(kind, .menuSample) { $0.action == "play" ? .busySample : .optionsSample() }
    try run.type(line(kind, "play") + line(kind, "answer-2") + line(kind, "quit"))
    try run.send(.endOfInput)
    #expect(run.inputs == [PageInput("play")])
    try run.change(to: .questionSample)
    #expect(run.inputs == [PageInput("play"), PageInput("answer-2")])
    #expect(run.end == .quit)
    #expect(run.transcript.contains("Which planet") && run.transcript.contains("Number of questions"))
  }

  @Test(arguments: Kind.allCases) func `what the busy page offers acts at once`(kind: Kind) throws {
    let run = try run(kind, .busySample) { $0.action == "cancel" ? .menuSample : nil }
    try run.type(line(kind, "cancel") + line(kind, "play"))
    #expect(run.inputs == [PageInput("cancel"), PageInput("play")])
  }

  @Test(arguments: Kind.allCases) func `only the first line that waits may act on a busy page`(kind: Kind) throws {
    let run = try run(kind, .busySample)
    try run.type(line(kind, "play") + line(kind, "cancel"))
    #expect(run.inputs.isEmpty)
  }

  @Test(arguments: Kind.allCases) func `quitting waits for a busy page, since it may have been typed ahead`(kind: Kind) throws {
    let run = try run(kind, .busySample)
    try run.type(line(kind, "quit"))
    #expect(run.end == nil)
    try run.change(to: .menuSample)
    #expect(run.end == .quit)
  }

  @Test(arguments: Kind.allCases) func `the end of the input waits for a busy page and shows what came of it`(kind: Kind) throws {
    let run = try run(kind, .busySample)
    try run.send(.endOfInput)
    #expect(run.end == nil)
    try run.change(to: .menuSample)
    #expect(run.end == .endOfInput)
    #expect(run.transcript.contains("60 questions are ready."))
  }

  @Test(arguments: Kind.allCases) func `it does not matter where the input is split`(kind: Kind) throws {
    let input = line(kind, "é") + line(kind, "play") + line(kind, "answer-2")
    let whole = try run(kind, .menuSample) { $0.action == "play" ? .questionSample : nil }
    try whole.type(input)
    try whole.send(.endOfInput)
    for index in input.utf8.indices {
      let split = try run(kind, .menuSample) { $0.action == "play" ? .questionSample : nil }
      try split.send(.bytes(Array(input.utf8[..<index])))
      try split.send(.bytes(Array(input.utf8[index...])))
      try split.send(.endOfInput)
      #expect(split.inputs == whole.inputs)
      if kind != .typed { #expect(split.transcript == whole.transcript) }
    }
  }

  @Test(arguments: Kind.allCases) func `a last line without an end counts`(kind: Kind) throws {
    let run = try run(kind, .menuSample)
    try run.type(String(line(kind, "play").dropLast()))
    #expect(run.inputs.isEmpty)
    try run.send(.endOfInput)
    #expect(run.inputs == [PageInput("play")])
    #expect(run.end == .endOfInput)
  }

  @Test(arguments: Kind.allCases) func `hostile text does nothing on a terminal`(kind: Kind) throws {
    let evil = "\u{1B}]0;x\u{7}\u{9B}2J\u{202E}\r\u{8}\u{2028}\u{200B}\u{7F}"
    let page = Page(
      scene: evil, title: evil, blocks: [.text(evil), .headline(evil), .notice(.bad, evil)],
      actions: [
        Action(evil, evil), Action("f", evil, role: .field(value: evil, prompt: evil)),
        Action("p", evil, role: .picker(value: evil, options: [evil])), Action("t", evil, role: .tab(isSelected: true), key: evil),
      ])
    let run = try run(kind, page)
    try run.type(
      "\(evil)\n1\n\n2\n\(evil)\n2 \(evil)\n{\"action\":\"\\u001b\"}\n{\(evil)}\n" + String(repeating: "\u{1B}", count: 70_000) + "\n")
    #expect(run.transcript.unicodeScalars.allSatisfy { $0 == "\n" || ($0.value >= 0x20 && !(0x7F...0x9F).contains($0.value)) })
    #expect(!run.transcript.unicodeScalars.contains { "\u{202E}\u{2028}\u{200B}".unicodeScalars.contains($0) })
  }

  @Test(arguments: Kind.allCases) func `events that are not for lines change nothing`(kind: Kind) throws {
    let run = try run(kind, .menuSample)
    let before = run.transcript
    for event in [FaceEvent.pause, .resized, .resumed, .changed, .bytes([])] { try run.send(event) }
    #expect(run.transcript == before)
  }
}
