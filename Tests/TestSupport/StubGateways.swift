package import Entities
package import Gateways
import Synchronization

/// Gives what it was told to give, at once.
package nonisolated struct StubQuestions: QuestionSource {
  private let result: Result<[Question], QuestionError>

  package init(_ questions: [Question]) { result = .success(questions) }

  package init(_ reason: QuestionError) { result = .failure(reason) }

  package func questions(for settings: Settings, seed: UInt64) async throws(QuestionError) -> [Question] {
    try result.get()
  }
}

/// Gives its questions when it is released, or says that it was cancelled; counts how often it was asked.
package nonisolated final class HeldQuestions: QuestionSource {
  private let gate: AsyncStream<Void>
  private let opener: AsyncStream<Void>.Continuation
  private let given: [Question]
  private let asked = Mutex(0)

  package var timesAsked: Int { asked.withLock(\.self) }

  package init(_ questions: [Question]) {
    (gate, opener) = AsyncStream.makeStream()
    given = questions
  }

  package func release() { opener.finish() }

  package func questions(for settings: Settings, seed: UInt64) async throws(QuestionError) -> [Question] {
    asked.withLock { $0 += 1 }
    for await _ in gate {}
    if Task.isCancelled { throw .cancelled }
    return given
  }
}

/// Takes settings and forgets them.
package nonisolated struct ForgetfulStore: SettingsStore {
  package init() {}

  package func save(_ settings: Settings) {}
}

extension GatewaySet {
  package static func stub(_ questions: any QuestionSource, builtIn: any QuestionSource = StubQuestions(.empty)) -> GatewaySet {
    GatewaySet(questions: questions, builtInQuestions: builtIn, settings: ForgetfulStore())
  }
}

/// Lets what waits on the main actor run until the condition holds; gives up where it never will.
package func settle(until condition: @MainActor () -> Bool) async {
  for _ in 0..<10_000 where !condition() { await Task.yield() }
}
