import Foundation
import Gateways
import Testing

struct QuestionErrorTests {
  @Test(arguments: [
    QuestionError.unreachable, .timedOut, .rateLimited(seconds: 5), .malformed, .badParameter, .empty, .tooFew(available: 3), .cancelled,
  ])
  func `a reason survives being kept, as the route that carries it must`(reason: QuestionError) throws {
    let kept = try JSONEncoder().encode(reason)
    #expect(try JSONDecoder().decode(QuestionError.self, from: kept) == reason)
  }
}
