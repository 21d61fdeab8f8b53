/// What happened on Result.
package protocol ResultRouter: AnyObject {
  func routeResultDone()
}
