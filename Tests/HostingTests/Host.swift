import Entities
import Routing
import Terminal

/// A router, with whichever container, that shows a scene at a place.
final class Host {
  let presenter = HostPresenter()
  let view: any PageScene
  /// The scene as its router holds it; the test holds it weakly.
  let guest: () -> (any PageScene)?
  /// Takes the scene away as its place demands.
  let remove: () -> Void
  let answerDifficulty: (Difficulty?) -> Void

  var page: Page { view.content }

  convenience init(_ guest: (Presentation) -> HostRoute, at placement: Placement) {
    let route = guest(placement.presentation)
    switch (placement.container, placement.presentation) {
    case (.stack, _): self.init(Stack(root: .home(0)), showing: route) { $0.navigator.exit(route.kind) }
    case (.tabs, .tab): self.init(Tabs(.home(0), route), showing: route) { $0.sceneDetached() }
    case (.tabs, _): self.init(Tabs(.home(0)), showing: route) { $0.navigator.exit(route.kind) }
    case (.steps, .step): self.init(Steps(start: .home(0)), showing: route) { $0.navigator.advance(to: .home(1)) }
    case (.steps, _): self.init(Steps(start: .home(0)), showing: route) { $0.navigator.exit(route.kind) }
    }
  }

  private init<State: NavigationState>(
    _ state: State, showing route: HostRoute, removal: @escaping (HostView<State>) -> Void
  ) where State.Route == HostRoute {
    let container = HostView(state, presenter: presenter)
    let navigator = container.navigator
    view = container
    guest = { navigator.state.node(of: route.kind).flatMap { navigator.scene($0) } }
    remove = { removal(container) }
    answerDifficulty = { navigator.exit(.difficultyMenu, returning: $0) }
    container.sceneReady()
    container.sceneActivated()
    navigator.show(route)
  }
}
