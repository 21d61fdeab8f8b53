import Entities
import Gateways
import Routing

protocol StackRouterUseCaseOutput: AnyObject {
  func presentMatch(_ quiz: Quiz)
  func presentNoData(_ reason: QuestionError)
}

/// Owns the questions and decides: data, a match; none, NoData with its reason.
final class StackRouterUseCase {
  weak var output: (any StackRouterUseCaseOutput)?

  let settings: Shared<Settings>
  let mode: Mode
  let isLoading = Shared(false)
  let gateways: GatewaySet

  private var generator: SeededGenerator
  private let transitions: Transitions
  private var load: Task<Void, Never>?
  private var loadNumber = 0

  init(settings: Shared<Settings>, mode: Mode, generator: SeededGenerator, gateways: GatewaySet, transitions: Transitions) {
    self.settings = settings
    self.mode = mode
    self.generator = generator
    self.gateways = gateways
    self.transitions = transitions
  }

  deinit { load?.cancel() }

  func eventPlayRequested() { play(from: gateways.questions) }

  func eventBuiltInRequested() { play(from: AsManyAsThereAre(gateways.builtInQuestions)) }

  func eventPlayCancelled() {
    guard isLoading.value else { return }
    load?.cancel()
    endLoading()
  }

  /// A second play while questions load is ignored; the settings are those of the moment of play.
  private func play(from source: any QuestionSource) {
    guard !isLoading.value else { return }
    isLoading.update { $0 = true }
    let number = loadNumber
    let (settings, seed) = (settings.value, generator.next())
    load = Task { [weak self, transitions] in
      let loaded: Result<[Question], QuestionError>
      do throws(QuestionError) {
        loaded = .success(try await source.questions(for: settings, seed: seed))
      } catch {
        loaded = .failure(error)
      }
      guard let self, number == loadNumber else { return transitions.countStale() }
      finish(loaded, seed: seed)
    }
  }

  private func finish(_ loaded: Result<[Question], QuestionError>, seed: UInt64) {
    endLoading()
    var dealer = SeededGenerator(seed: seed)
    switch loaded {
    case .success(let questions) where questions.isEmpty: output?.presentNoData(.empty)
    case .success(let questions): output?.presentMatch(Quiz(mode: mode, questions: questions, using: &dealer))
    case .failure(let reason): output?.presentNoData(reason)
    }
  }

  /// What a load that has been given up still brings is then stale.
  private func endLoading() {
    load = nil
    loadNumber += 1
    isLoading.update { $0 = false }
  }
}
