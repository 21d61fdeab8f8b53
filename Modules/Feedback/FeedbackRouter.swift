/// What happened on Feedback.
package protocol FeedbackRouter: AnyObject {
  func routeContinueRequested()
  func routeLeaveRequested()
}
