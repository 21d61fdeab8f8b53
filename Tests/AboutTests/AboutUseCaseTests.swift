import Testing

@testable import About

struct AboutUseCaseTests {
  private let output = OutputSpy()

  @Test func `a ready view gets the version`() {
    let useCase = AboutUseCase(version: "4.5.6")
    useCase.output = output
    useCase.eventViewReady()
    #expect(output.calls == [.version("4.5.6")])
  }
}

private final class OutputSpy: AboutUseCaseOutput {
  enum Call: Equatable {
    case version(String)
  }

  var calls: [Call] = []

  func presentVersion(_ version: String) { calls.append(.version(version)) }
}
