/// What was chosen on LeaveMatch.
package protocol LeaveMatchRouter: AnyObject {
  func routeStayChosen()
  func routeLeaveChosen()
}
