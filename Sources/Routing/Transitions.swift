public import Observation

/// The one queue of a tree of routers: a transition runs to its end before the next is judged, first in, first out.
@Observable @MainActor
public final class Transitions {
  /// What became of an intent.
  public enum Verdict: Equatable, Sendable {
    case handled
    case rejected(Rejection)
    /// Who it was meant for, or who sent it, has gone.
    case stale
  }

  /// What became of all intents; at rest, emitted = handled + rejected + stale.
  public struct Counts: Equatable, Sendable {
    public internal(set) var emitted = 0
    public internal(set) var handled = 0
    public internal(set) var rejected = 0
    public internal(set) var stale = 0
  }

  /// Grows with every transition; who reads it is told by Observation.
  public private(set) var revision = 0

  @ObservationIgnored public private(set) var counts = Counts()
  @ObservationIgnored public var onVerdict: ((Verdict) -> Void)?
  @ObservationIgnored private var waiting: [(run: () -> Verdict, reply: (any AnyReply)?)] = []
  @ObservationIgnored private var isRunning = false
  @ObservationIgnored private let cascadeLimit: Int

  public init(cascadeLimit: Int = 1_000) {
    self.cascadeLimit = cascadeLimit
  }

  /// Runs the transition now, or when those before it are done; the reply is told if it is never run.
  func submit(reply: (any AnyReply)? = nil, _ transition: @escaping () -> Verdict) {
    counts.emitted += 1
    waiting.append((transition, reply))
    guard !isRunning else { return }
    isRunning = true
    defer { isRunning = false }
    runWaiting()
  }

  /// Counts an answer that came for someone who has gone.
  public func countStale() {
    counts.emitted += 1
    note(.stale)
  }

  private func runWaiting() {
    var ran = 0
    while ran < waiting.count {
      let transition = waiting[ran]
      ran += 1
      let verdict = ran > cascadeLimit ? .rejected(.cascade) : transition.run()
      // Who is told may ask again, and so is told as often only as transitions may run.
      if verdict == .rejected(.cascade), ran <= 2 * cascadeLimit { transition.reply?.cancel(.rejected(.cascade)) }
      note(verdict)
      if verdict == .handled { revision += 1 }
    }
    waiting.removeAll(keepingCapacity: true)
  }

  private func note(_ verdict: Verdict) {
    switch verdict {
    case .handled: counts.handled += 1
    case .rejected: counts.rejected += 1
    case .stale: counts.stale += 1
    }
    onVerdict?(verdict)
  }
}
