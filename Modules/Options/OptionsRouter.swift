package import Entities
package import Routing

/// What happened on Options.
package protocol OptionsRouter: AnyObject {
  /// A difficulty is wanted; the reply takes the one that is chosen, or that none was.
  func routeDifficultyRequested(reply: Reply<Difficulty?>)
  func routeOptionsClosed()
}
