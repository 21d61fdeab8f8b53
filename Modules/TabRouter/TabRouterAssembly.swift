package import Entities
package import Gateways
package import Routing
package import Terminal

package enum TabRouterAssembly {
  package static func makeView(
    router: any TabRouterRouter, settings: Settings, mode: Mode, generator: SeededGenerator, gateways: GatewaySet, version: String,
    transitions: Transitions
  ) -> any PageScene {
    let useCase = TabRouterUseCase(
      settings: settings, mode: mode, generator: generator, gateways: gateways, version: version)
    let presenter = TabRouterPresenter(useCase: useCase, router: router, transitions: transitions)
    let view = TabRouterView(presenter: presenter, transitions: transitions)
    presenter.output = view
    return view
  }
}
