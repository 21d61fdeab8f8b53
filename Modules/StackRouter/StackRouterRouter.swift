/// What happened on the stack that the stack cannot decide.
package protocol StackRouterRouter: AnyObject {
  func routeQuitRequested()
}
