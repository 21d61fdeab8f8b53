import StackRouter

final class StackRouterSpy: StackRouterRouter {
  var quits = 0

  func routeQuitRequested() { quits += 1 }
}
