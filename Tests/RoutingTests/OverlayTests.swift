import Routing
import TestSupport
import Testing

struct OverlayTests {
  private static let overlays: [TestRoute] = [.modal(1), .popover(1), .child(1), .alert(1)]

  private let root = Stack<TestRoute>(root: .page(0))

  @Test(arguments: overlays) func `an overlay lies on the entry that is shown, and takes the inputs`(route: TestRoute) throws {
    var stack = try root.after(.push(.page(1)))
    #expect(try stack.apply(.present(route, as: route.presentation)) == [.deactivate(1), .attach(2, route), .activate(2)])
    #expect(stack.routes == [[.page(0)], [.page(1), route]])
  }

  @Test(arguments: overlays) func `taking an overlay away gives back what was there`(route: TestRoute) throws {
    var stack = try root.after(.present(route, as: route.presentation))
    #expect(try stack.apply(.dismiss(1)) == [.deactivate(1), .detach(1), .activate(0)])
    #expect(stack.entries == root.entries)
  }

  @Test func `taking an overlay away takes those over it along, from the top down`() throws {
    var stack = try stacked()
    #expect(try stack.apply(.dismiss(2)) == [.deactivate(4), .detach(4), .detach(3), .detach(2), .activate(1)])
    #expect(stack.routes == [[.page(0), .modal(1)]])
  }

  @Test func `an entry that is covered and shown again has its overlays in their order`() throws {
    let stack = try root.after(.present(.modal(1), as: .modal), .present(.child(1), as: .child))
    let covered = try stack.after(.push(.page(1)))
    #expect(covered.activeID == 3)
    #expect(try covered.after(.pop).entries == stack.entries)
  }

  @Test func `an entry that goes takes its overlays first, from the top down`() throws {
    var stack = try root.after(.push(.page(1)), .present(.modal(1), as: .modal), .present(.alert(1), as: .alert))
    #expect(try stack.apply(.pop) == [.deactivate(3), .detach(3), .detach(2), .detach(1), .activate(0)])
  }

  @Test func `an overlay of a covered entry goes without waking anything`() throws {
    var stack = try root.after(.present(.modal(1), as: .modal), .push(.page(1)))
    #expect(try stack.apply(.dismiss(1)) == [.detach(1)])
    #expect(stack.activeID == 2)
  }

  @Test func `an overlay of a tab that is not selected goes without waking anything`() throws {
    var tabs = try Tabs<TestRoute>(.firstTab, .secondTab).after(.present(.modal(1), as: .modal), .select(.secondTab))
    #expect(try tabs.apply(.exit(2)) == [.detach(2)])
  }

  @Test(arguments: overlays) func `nothing lies over a popover, not even another one`(route: TestRoute) throws {
    let stack = try root.after(.present(.popover(0), as: .popover(anchor: "here")))
    expectRefused(.present(route, as: route.presentation), by: stack, as: .popoverOpen)
  }

  @Test(arguments: [Presentation.push, .tab, .step]) func `what is no overlay is not presented`(presentation: Presentation) {
    expectRefused(.present(.modal(1), as: presentation), by: root, as: .notAnOverlay)
  }

  @Test func `an overlay is not presented over itself`() throws {
    expectRefused(.present(.modal(1), as: .modal), by: try root.after(.present(.modal(1), as: .modal)), as: .alreadyShown)
  }

  @Test func `an overlay to which no segue leads is not presented`() {
    expectRefused(.present(.island, as: .modal), by: root, as: .undeclared)
  }

  @Test func `an overlay that has gone is no longer there`() throws {
    expectRefused(.dismiss(1), by: try root.after(.present(.modal(1), as: .modal), .dismiss(1)), as: .notAttached)
  }

  @Test func `the topmost node of a kind is found in the entry that is shown first`() throws {
    let tabs = try Tabs<TestRoute>(.firstTab, .secondTab).after(
      .present(.modal(1), as: .modal), .present(.modal(2), as: .modal), .select(.secondTab), .present(.modal(3), as: .modal))
    #expect(tabs.node(of: .modal) == 4)
    #expect(try tabs.after(.exit(4)).node(of: .modal) == 3)
    #expect(tabs.node(of: .alert) == nil)
  }

  private func stacked() throws -> Stack<TestRoute> {
    try root.after(
      .present(.modal(1), as: .modal), .present(.child(1), as: .child), .present(.alert(1), as: .alert),
      .present(.popover(1), as: .popover(anchor: "here")))
  }
}
