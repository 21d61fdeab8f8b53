package import Entities
package import Routing
package import Terminal

package enum CustomSequenceRouterAssembly {
  package static func makeView(
    router: any CustomSequenceRouterRouter, quiz: Quiz, transitions: Transitions
  ) -> any PageScene {
    let useCase = CustomSequenceRouterUseCase(quiz: quiz)
    let presenter = CustomSequenceRouterPresenter(useCase: useCase, router: router)
    let view = CustomSequenceRouterView(presenter: presenter, transitions: transitions)
    useCase.output = presenter
    presenter.output = view
    return view
  }
}
