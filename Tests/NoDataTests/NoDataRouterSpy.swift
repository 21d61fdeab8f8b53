import NoData

final class NoDataRouterSpy: NoDataRouter {
  enum Call {
    case retryChosen, builtInChosen, noDataClosed
  }

  var calls: [Call] = []

  func routeRetryChosen() { calls.append(.retryChosen) }

  func routeBuiltInChosen() { calls.append(.builtInChosen) }

  func routeNoDataClosed() { calls.append(.noDataClosed) }
}
