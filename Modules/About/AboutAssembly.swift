package import Terminal

package enum AboutAssembly {
  package static func makeView(router: any AboutRouter, version: String) -> any PageScene {
    let useCase = AboutUseCase(version: version)
    let presenter = AboutPresenter(useCase: useCase, router: router)
    let view = AboutView(presenter: presenter)
    useCase.output = presenter
    presenter.output = view
    return view
  }
}
