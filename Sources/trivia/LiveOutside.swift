import Platform
import Terminal

extension Outside {
  private static let (input, output, errors): (Int32, Int32, Int32) = (0, 1, 2)

  /// The process as it was started.
  static func live() -> Outside {
    let environment = environmentVariables()
    let (events, announce) = AsyncStream.makeStream(of: FaceEvent.self)
    let wakePipe = WakePipe()
    let escapeDelay = environment["ESCDELAY"].flatMap { Int($0) } ?? 25
    let reader = InputReader(descriptor: input, wakePipe: wakePipe, escapeDelay: escapeDelay, events: announce)
    return Outside(
      arguments: Array(CommandLine.arguments.dropFirst()),
      environment: environment,
      isInputTerminal: TerminalDevice.isTerminal(input),
      isOutputTerminal: TerminalDevice.isTerminal(output),
      output: DescriptorOutput(descriptor: output),
      errors: DescriptorOutput(descriptor: errors),
      events: events,
      announce: announce,
      startReading: reader.start,
      device: wakePipe.map { TerminalDevice(input: input, output: output, wakePipe: $0) },
      randomSeed: { UInt64.random(in: .min ... .max) })
  }
}
