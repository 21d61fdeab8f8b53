import Entities
import Routing
import Testing

@testable import Landing

struct LandingUseCaseTests {
  private let settings = Shared(Settings())
  private let isLoading = Shared(false)
  private let output = OutputSpy()
  private let useCase: LandingUseCase

  init() {
    useCase = LandingUseCase(settings: settings, mode: .suddenDeath, isLoading: isLoading)
    useCase.output = output
  }

  @Test func `a ready view gets the settings and that nothing loads`() {
    useCase.eventViewReady()
    #expect(output.calls == [.settings(10, nil, nil, nil, isSuddenDeath: true), .loading(false)])
  }

  @Test func `settings that change are presented at once`() {
    useCase.eventViewReady()
    output.calls = []
    settings.update {
      _ = $0.setAmount(3)
      $0.category = .history
      $0.difficulty = .hard
      $0.kind = .boolean
    }
    #expect(output.calls == [.settings(3, "History", "Hard", "True or false", isSuddenDeath: true)])
  }

  @Test func `loading is presented when it begins and when it ends`() {
    useCase.eventViewReady()
    output.calls = []
    isLoading.update { $0 = true }
    isLoading.update { $0 = false }
    #expect(output.calls == [.loading(true), .loading(false)])
  }

  @Test func `nothing is presented before the view is ready`() {
    settings.update { $0.difficulty = .easy }
    #expect(output.calls.isEmpty)
  }
}

private final class OutputSpy: LandingUseCaseOutput {
  enum Call: Equatable {
    case settings(Int, String?, String?, String?, isSuddenDeath: Bool)
    case loading(Bool)
  }

  var calls: [Call] = []

  func presentSettings(amount: Int, category: String?, difficulty: String?, kind: String?, isSuddenDeath: Bool) {
    calls.append(.settings(amount, category, difficulty, kind, isSuddenDeath: isSuddenDeath))
  }

  func presentLoading(_ isLoading: Bool) { calls.append(.loading(isLoading)) }
}
