package import Entities
package import Routing
package import Terminal

package enum LandingAssembly {
  package static func makeView(
    router: any LandingRouter, settings: Shared<Settings>, mode: Mode, isLoading: Shared<Bool>
  ) -> any PageScene {
    let useCase = LandingUseCase(settings: settings, mode: mode, isLoading: isLoading)
    let presenter = LandingPresenter(useCase: useCase, router: router)
    let view = LandingView(presenter: presenter)
    useCase.output = presenter
    presenter.output = view
    return view
  }
}
