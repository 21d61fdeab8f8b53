import Feedback

final class FeedbackRouterSpy: FeedbackRouter {
  enum Call {
    case continueRequested, leaveRequested
  }

  var calls: [Call] = []

  func routeContinueRequested() { calls.append(.continueRequested) }

  func routeLeaveRequested() { calls.append(.leaveRequested) }
}
