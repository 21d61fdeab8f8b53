package import Entities
package import Routing
package import Terminal

package enum FeedbackAssembly {
  package static func makeView(router: any FeedbackRouter, match: Shared<Match>) -> any PageScene {
    let useCase = FeedbackUseCase(match: match)
    let presenter = FeedbackPresenter(useCase: useCase, router: router)
    let view = FeedbackView(presenter: presenter)
    useCase.output = presenter
    presenter.output = view
    return view
  }
}
