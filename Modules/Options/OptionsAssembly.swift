package import Entities
package import Gateways
package import Routing
package import Terminal

package enum OptionsAssembly {
  package static func makeView(
    router: any OptionsRouter, settings: Shared<Settings>, store: any SettingsStore
  ) -> any PageScene {
    let useCase = OptionsUseCase(settings: settings, store: store)
    let presenter = OptionsPresenter(useCase: useCase, router: router)
    let view = OptionsView(presenter: presenter)
    useCase.output = presenter
    presenter.output = view
    return view
  }
}
