import TabRouter

final class TabRouterSpy: TabRouterRouter {
  var quits = 0

  func routeQuitRequested() { quits += 1 }
}
