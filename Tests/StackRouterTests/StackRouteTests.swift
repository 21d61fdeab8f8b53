import Routing
import TestSupport
import Testing

@testable import StackRouter

struct StackRouteTests {
  @Test func `every declared way is drawn in ARCHITECTURE`() throws {
    #expect(try waysMissingFromMap(of: StackRoute.self) == [])
  }
}
