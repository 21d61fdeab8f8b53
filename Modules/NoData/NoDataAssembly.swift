package import Gateways
package import Terminal

package enum NoDataAssembly {
  package static func makeView(router: any NoDataRouter, reason: QuestionError) -> any PageScene {
    let useCase = NoDataUseCase(reason: reason)
    let presenter = NoDataPresenter(useCase: useCase, router: router)
    let view = NoDataView(presenter: presenter)
    useCase.output = presenter
    presenter.output = view
    return view
  }
}
