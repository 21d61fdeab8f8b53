import Result

final class ResultRouterSpy: ResultRouter {
  enum Call {
    case resultDone
  }

  var calls: [Call] = []

  func routeResultDone() { calls.append(.resultDone) }
}
