/// What happened on About.
package protocol AboutRouter: AnyObject {
  func routeAboutClosed()
}
