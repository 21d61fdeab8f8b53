import Landing

final class LandingRouterSpy: LandingRouter {
  enum Call {
    case playRequested, playCancelled, optionsRequested, quitRequested
  }

  var calls: [Call] = []

  func routePlayRequested() { calls.append(.playRequested) }

  func routePlayCancelled() { calls.append(.playCancelled) }

  func routeOptionsRequested() { calls.append(.optionsRequested) }

  func routeQuitRequested() { calls.append(.quitRequested) }
}
