package import Entities
package import Terminal

package enum DifficultyMenuAssembly {
  package static func makeView(router: any DifficultyMenuRouter, chosen: Difficulty?) -> any PageScene {
    let useCase = DifficultyMenuUseCase(chosen: chosen)
    let presenter = DifficultyMenuPresenter(useCase: useCase, router: router)
    let view = DifficultyMenuView(presenter: presenter)
    useCase.output = presenter
    presenter.output = view
    return view
  }
}
