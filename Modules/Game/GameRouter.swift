/// What happened in Game.
package protocol GameRouter: AnyObject {
  /// The question was answered; it counts, and nothing that is answered after it does.
  func routeAnswered()
  func routeLeaveRequested()
}
