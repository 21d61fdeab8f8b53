package import Entities
package import Routing
package import Terminal

package enum LeaveMatchAssembly {
  package static func makeView(router: any LeaveMatchRouter, match: Shared<Match>) -> any PageScene {
    let useCase = LeaveMatchUseCase(match: match)
    let presenter = LeaveMatchPresenter(useCase: useCase, router: router)
    let view = LeaveMatchView(presenter: presenter)
    useCase.output = presenter
    presenter.output = view
    return view
  }
}
