/// What the root of all scenes tells the program.
package protocol TabRouterRouter: AnyObject {
  func routeQuitRequested()
}
