protocol AboutUseCaseOutput: AnyObject {
  func presentVersion(_ version: String)
}

final class AboutUseCase {
  weak var output: (any AboutUseCaseOutput)?

  private let version: String

  init(version: String) { self.version = version }

  func eventViewReady() { output?.presentVersion(version) }
}
