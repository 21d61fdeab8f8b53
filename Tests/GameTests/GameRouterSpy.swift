import Game

final class GameRouterSpy: GameRouter {
  enum Call {
    case answered, leaveRequested
  }

  var calls: [Call] = []

  func routeAnswered() { calls.append(.answered) }

  func routeLeaveRequested() { calls.append(.leaveRequested) }
}
