import Entities
import Routing

protocol LandingUseCaseOutput: AnyObject {
  func presentSettings(amount: Int, category: String?, difficulty: String?, kind: String?, isSuddenDeath: Bool)
  func presentLoading(_ isLoading: Bool)
}

final class LandingUseCase {
  weak var output: (any LandingUseCaseOutput)?

  private let settings: Shared<Settings>
  private let mode: Mode
  private let isLoading: Shared<Bool>

  init(settings: Shared<Settings>, mode: Mode, isLoading: Shared<Bool>) {
    self.settings = settings
    self.mode = mode
    self.isLoading = isLoading
  }

  func eventViewReady() {
    present(settings.value)
    output?.presentLoading(isLoading.value)
    settings.observe(self) { [weak self] in self?.present($0) }
    isLoading.observe(self) { [weak self] in self?.output?.presentLoading($0) }
  }

  private func present(_ settings: Settings) {
    output?.presentSettings(
      amount: settings.amount, category: settings.category?.name, difficulty: settings.difficulty?.name, kind: settings.kind?.name,
      isSuddenDeath: mode == .suddenDeath)
  }
}
