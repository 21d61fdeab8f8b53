import LeaveMatch

final class LeaveMatchRouterSpy: LeaveMatchRouter {
  enum Call {
    case stayChosen, leaveChosen
  }

  var calls: [Call] = []

  func routeStayChosen() { calls.append(.stayChosen) }

  func routeLeaveChosen() { calls.append(.leaveChosen) }
}
