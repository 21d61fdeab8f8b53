import Entities
import Testing

@testable import DifficultyMenu

struct DifficultyMenuUseCaseTests {
  private let output = OutputSpy()

  @Test(arguments: [(nil, 0), (Difficulty.easy, 1), (.medium, 2), (.hard, 3)])
  func `a ready view gets the choices, mixed first, and which one holds`(chosen: Difficulty?, index: Int) {
    makeUseCase(chosen: chosen).eventViewReady()
    #expect(output.calls == [.choices([nil, "Easy", "Medium", "Hard"], index)])
  }

  @Test func `each choice is presented by its code, mixed by none`() {
    let useCase = makeUseCase()
    for index in 0..<4 { useCase.eventChoice(index) }
    #expect(output.calls == [.chosen(nil), .chosen("easy"), .chosen("medium"), .chosen("hard")])
  }

  @Test(arguments: [-1, 4, Int.min, Int.max])
  func `a choice that is not there is ignored`(index: Int) {
    makeUseCase().eventChoice(index)
    #expect(output.calls.isEmpty)
  }

  private func makeUseCase(chosen: Difficulty? = nil) -> DifficultyMenuUseCase {
    let useCase = DifficultyMenuUseCase(chosen: chosen)
    useCase.output = output
    return useCase
  }
}

private final class OutputSpy: DifficultyMenuUseCaseOutput {
  enum Call: Equatable {
    case choices([String?], Int)
    case chosen(String?)
  }

  var calls: [Call] = []

  func presentChoices(_ names: [String?], chosen: Int) { calls.append(.choices(names, chosen)) }

  func presentChosen(code: String?) { calls.append(.chosen(code)) }
}
