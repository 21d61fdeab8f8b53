package import Entities
package import Gateways
package import Routing
package import Terminal

package enum StackRouterAssembly {
  package static func makeView(
    router: any StackRouterRouter, settings: Shared<Settings>, mode: Mode, generator: SeededGenerator, gateways: GatewaySet,
    transitions: Transitions
  ) -> any PageScene {
    let useCase = StackRouterUseCase(
      settings: settings, mode: mode, generator: generator, gateways: gateways, transitions: transitions)
    let presenter = StackRouterPresenter(useCase: useCase, router: router, transitions: transitions)
    let view = StackRouterView(presenter: presenter, transitions: transitions)
    useCase.output = presenter
    presenter.output = view
    return view
  }
}
