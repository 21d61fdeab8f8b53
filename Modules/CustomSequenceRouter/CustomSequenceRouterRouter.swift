/// What happened to a match.
package protocol CustomSequenceRouterRouter: AnyObject {
  func routeMatchFinished()
  func routeMatchLeft()
}
