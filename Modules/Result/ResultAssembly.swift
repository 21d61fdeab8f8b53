package import Entities
package import Routing
package import Terminal

package enum ResultAssembly {
  package static func makeView(router: any ResultRouter, match: Shared<Match>) -> any PageScene {
    let useCase = ResultUseCase(match: match)
    let presenter = ResultPresenter(useCase: useCase, router: router)
    let view = ResultView(presenter: presenter)
    useCase.output = presenter
    presenter.output = view
    return view
  }
}
