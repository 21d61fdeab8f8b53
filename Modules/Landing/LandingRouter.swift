/// What happened on Landing.
package protocol LandingRouter: AnyObject {
  func routePlayRequested()
  func routePlayCancelled()
  func routeOptionsRequested()
  func routeQuitRequested()
}
