import Routing
import TestSupport
import Testing

@testable import TabRouter

struct TabRouteTests {
  @Test func `every declared way is drawn in ARCHITECTURE`() throws {
    #expect(try waysMissingFromMap(of: TabRoute.self) == [])
  }
}
