import Foundation
package import Routing

/// The declared ways that ARCHITECTURE.md does not draw; none, if it tells the truth.
package func waysMissingFromMap<Route: Routable>(of route: Route.Type, tests: String = #filePath) throws -> [String] {
  let root = URL(filePath: tests).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  let map = try String(contentsOf: root.appending(path: "ARCHITECTURE.md"), encoding: .utf8)
  return Route.segues.map { "──\($0.identifier)──▶ \($0.destination)" }.filter { !map.contains($0) }
}
