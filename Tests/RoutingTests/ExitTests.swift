import Routing
import TestSupport
import Testing

/// A scene leaves without knowing how it was shown.
@MainActor
struct ExitTests {
  @Test(arguments: [TestRoute.page(1), .modal(1), .popover(1), .child(1), .alert(1)])
  func `a scene leaves however it was shown`(route: TestRoute) {
    let rig = Rig(Stack(root: .page(0)))
    let before = rig.navigator.state.entries
    rig.navigator.show(route)
    rig.forget()
    rig.navigator.exit()
    #expect(rig.navigator.state.entries == before)
    #expect(rig.events == [.deactivated(route), .detached(route), .activated(.page(0))])
  }

  @Test(arguments: [TestRoute.modal(1), .popover(1), .child(1), .alert(1)])
  func `overlays leave tabs and steps alike`(route: TestRoute) {
    let (tabs, steps) = (Rig(Tabs(.firstTab, .secondTab)), Rig(Steps(start: .step(0))))
    tabs.navigator.show(route)
    tabs.navigator.exit()
    steps.navigator.show(route)
    steps.navigator.exit(route.kind)
    #expect(tabs.routes + steps.routes == [[.firstTab], [.secondTab], [.step(0)]])
  }

  @Test func `the bottom of a stack, a tab and a step do not leave`() {
    expectStays(Stack(root: .page(0)))
    expectStays(Tabs(.firstTab, .secondTab))
    expectStays(Steps(start: .step(0)))
  }

  @Test func `a kind leaves with all that lies over it`() {
    let rig = Rig(Stack(root: .page(0)))
    rig.navigator.show(.modal(1))
    rig.navigator.show(.child(1))
    rig.navigator.show(.alert(1))
    rig.navigator.exit(.child)
    #expect(rig.routes == [[.page(0), .modal(1)]])
  }

  @Test func `of several scenes of a kind the topmost leaves`() {
    let rig = Rig(Stack(root: .page(0)))
    rig.navigator.set([.page(0), .page(1), .page(2)])
    rig.navigator.exit(.page)
    #expect(rig.routes == [[.page(0)], [.page(1)]])
  }

  @Test func `what is not there cannot leave, nor what has left`() {
    let rig = Rig(Stack(root: .page(0)))
    rig.navigator.show(.modal(1))
    rig.navigator.exit(.modal)
    rig.navigator.exit(.modal)
    rig.navigator.exit(.alert)
    #expect(rig.verdicts == [.handled, .handled, .rejected(.notAttached), .rejected(.notAttached)])
  }

  @Test func `the same leave asked twice takes effect once`() {
    let rig = Rig(Stack(root: .page(0)))
    rig.navigator.push(.page(1))
    rig.forget()
    rig.journal.on(.ready(.page(2))) {
      rig.navigator.exit(.page)
      rig.navigator.exit(.page)
    }
    rig.navigator.push(.page(2))
    #expect(rig.routes == [[.page(0)], [.page(1)]])
    #expect(rig.verdicts == [.handled, .handled, .rejected(.notAttached)])
  }

  @Test func `a leave means the scene that was there when it was asked`() {
    let rig = Rig(Stack(root: .page(0)))
    rig.navigator.push(.page(1))
    rig.navigator.push(.page(2))
    rig.forget()
    rig.journal.on(.deactivated(.page(2))) { rig.navigator.exit() }
    rig.navigator.pop()
    #expect(rig.routes == [[.page(0)]])
  }

  private func expectStays<State: NavigationState>(_ state: State, sourceLocation: SourceLocation = #_sourceLocation)
  where State.Route == TestRoute {
    let rig = Rig(state)
    rig.navigator.exit()
    rig.navigator.exit(state.activeRoute.kind)
    rig.navigator.dismiss()
    #expect(rig.verdicts == [.rejected(.atRoot), .rejected(.atRoot), .rejected(.atRoot)], sourceLocation: sourceLocation)
    #expect(rig.events == [] && rig.navigator.state == state, sourceLocation: sourceLocation)
  }
}
