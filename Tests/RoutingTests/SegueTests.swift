import TestSupport
import Testing

@testable import Routing

struct SegueTests {
  @Test func `a way is found by its two ends`() {
    #expect(TestRoute.segue(from: .page, to: .alert)?.identifier == "page-alert")
    #expect(TestRoute.segue(from: .alert, to: .page)?.identifier == "alert-page")
  }

  @Test func `of several ways the first declared is taken, or the one that is named`() {
    #expect(TestRoute.segue(from: .page, to: .modal)?.identifier == "page-modal")
    #expect(TestRoute.segue(from: .page, to: .modal, identifier: "secondWay")?.identifier == "secondWay")
  }

  @Test func `there is no way that is not declared, nor by a name of another way`() {
    #expect(TestRoute.segue(from: .page, to: .island) == nil)
    #expect(TestRoute.segue(from: .page, to: .alert, identifier: "secondWay") == nil)
  }

  @Test(arguments: [
    (TestRoute.page(1), Intent<TestRoute>.push(.page(1))),
    (.secondTab, .select(.secondTab)),
    (.step(1), .advance(.step(1))),
    (.modal(1), .present(.modal(1), as: .modal)),
    (.popover(1), .present(.popover(1), as: .popover(anchor: "anchor"))),
    (.child(1), .present(.child(1), as: .child)),
    (.alert(1), .present(.alert(1), as: .alert)),
  ])
  func `data says how it is shown`(route: TestRoute, intent: Intent<TestRoute>) {
    #expect(Intent.showing(route) == intent)
  }
}
