package import Entities
package import Routing
package import Terminal

package enum GameAssembly {
  package static func makeView(router: any GameRouter, match: Shared<Match>, question number: Int) -> any PageScene {
    let useCase = GameUseCase(match: match, number: number)
    let presenter = GamePresenter(useCase: useCase, router: router)
    let view = GameView(presenter: presenter)
    useCase.output = presenter
    presenter.output = view
    return view
  }
}
