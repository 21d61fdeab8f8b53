import Routing
import TestSupport
import Testing

@MainActor
struct CoordinatorTests {
  private let rig = Rig(Stack(root: .page(0)))

  @Test func `the destination is prepared once, before it is made`() {
    rig.navigator.show(.page(1))
    #expect(
      rig.events.filter(\.isOfCoordinator) == [.coordinated(.page(0), to: .page(1), by: "page-page"), .made(.page(1))])
  }

  @Test func `what the coordinator gives back is what is made and shown`() {
    rig.coordinator.prepare = { _ in .page(7) }
    rig.navigator.show(.page(1))
    #expect(rig.events.contains(.made(.page(7))) && !rig.events.contains(.made(.page(1))))
    #expect(rig.routes == [[.page(0)], [.page(7)]])
  }

  @Test func `a destination that may not be reached is not made, even if the coordinator names it`() {
    rig.coordinator.prepare = { _ in .island }
    rig.navigator.show(.page(1))
    #expect(rig.verdicts == [.rejected(.undeclared)])
    #expect(!rig.events.contains(.made(.island)))
    #expect(rig.routes == [[.page(0)]])
  }

  @Test func `the coordinator is not asked for a way that is not declared`() {
    rig.navigator.show(.island)
    rig.navigator.show(.modal(1), by: "page-alert")
    #expect(rig.verdicts == [.rejected(.undeclared), .rejected(.undeclared)])
    #expect(rig.events == [])
  }

  @Test func `of several ways the one that is named is taken`() {
    rig.navigator.show(.modal(1), by: "secondWay")
    #expect(rig.events.first == .coordinated(.page(0), to: .modal(1), by: "secondWay"))
  }

  @Test func `the source is the scene that takes the inputs`() {
    rig.navigator.show(.modal(1))
    rig.navigator.show(.alert(1))
    #expect(rig.events.contains(.coordinated(.modal(1), to: .alert(1), by: "modal-alert")))
  }

  @Test func `replacements, steps and overlays are prepared too`() {
    rig.navigator.replace(with: .page(1))
    rig.navigator.present(.alert(1), as: .alert)
    let steps = Rig(Steps(start: .step(0)))
    steps.navigator.advance(to: .step(1))
    #expect((rig.events + steps.events).filter(\.isCoordination).count == 3)
  }

  @Test func `the way back is not prepared`() {
    rig.navigator.push(.page(1))
    rig.navigator.push(.page(2))
    rig.forget()
    rig.navigator.pop()
    rig.navigator.exit()
    #expect(rig.events.filter(\.isOfCoordinator) == [])
  }
}

extension Journal.Event {
  fileprivate var isCoordination: Bool {
    if case .coordinated = self { return true }
    return false
  }

  fileprivate var isOfCoordinator: Bool {
    if case .made = self { return true }
    return isCoordination
  }
}
