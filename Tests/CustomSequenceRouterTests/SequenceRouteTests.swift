import Routing
import TestSupport
import Testing

@testable import CustomSequenceRouter

struct SequenceRouteTests {
  @Test func `every declared way is drawn in ARCHITECTURE`() throws {
    #expect(try waysMissingFromMap(of: SequenceRoute.self) == [])
  }
}
