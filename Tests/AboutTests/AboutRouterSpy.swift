import About

final class AboutRouterSpy: AboutRouter {
  enum Call {
    case aboutClosed
  }

  var calls: [Call] = []

  func routeAboutClosed() { calls.append(.aboutClosed) }
}
