import Routing
import TestSupport
import Testing

/// The life of the scenes in one container.
@MainActor
struct NavigatorTests {
  private let rig = Rig(Stack(root: .page(0)))

  @Test func `a scene is ready, then configured, then shown`() {
    rig.navigator.push(.page(1)) { [journal = rig.journal] _ in journal.record(.configured(.page(1))) }
    #expect(
      rig.events == [
        .coordinated(.page(0), to: .page(1), by: "page-page"), .deactivated(.page(0)), .made(.page(1)), .ready(.page(1)),
        .configured(.page(1)), .activated(.page(1)),
      ])
  }

  @Test func `the scene that is configured is the one that is then shown`() {
    var configured: (any Scene<String, String>)?
    rig.navigator.show(.modal(1)) { configured = $0 }
    #expect(configured === rig.navigator.active)
  }

  @Test func `a scene that goes is deactivated, then detached, and the one beneath wakes last`() {
    rig.navigator.push(.page(1))
    rig.forget()
    rig.navigator.pop()
    #expect(rig.events == [.deactivated(.page(1)), .detached(.page(1)), .activated(.page(0))])
  }

  @Test func `a scene beneath a replacement sleeps on`() {
    rig.navigator.push(.page(1))
    rig.navigator.replace(with: .page(2))
    rig.navigator.pop()
    #expect(rig.events.filter { $0 == .activated(.page(0)) }.count == 1)
    #expect(rig.events.last == .activated(.page(0)))
  }

  @Test func `of several scenes that are set only the last wakes`() {
    rig.navigator.set([.page(0), .page(1), .page(2)])
    #expect(
      rig.events == [
        .deactivated(.page(0)), .made(.page(1)), .ready(.page(1)), .made(.page(2)), .ready(.page(2)), .activated(.page(2)),
      ])
  }

  @Test func `a tab that is left stays attached`() {
    let rig = Rig(Tabs(.firstTab, .secondTab))
    rig.navigator.select(.secondTab)
    #expect(rig.events == [.deactivated(.firstTab), .activated(.secondTab)])
  }

  @Test func `a step goes before the next one is made`() {
    let rig = Rig(Steps(start: .step(0)))
    rig.navigator.advance(to: .step(1))
    #expect(
      rig.events.dropFirst() == [
        .deactivated(.step(0)), .detached(.step(0)), .made(.step(1)), .ready(.step(1)), .activated(.step(1)),
      ])
  }

  @Test func `inputs reach the scene on top alone`() {
    rig.navigator.push(.page(1))
    rig.navigator.show(.modal(1))
    rig.forget()
    rig.navigator.receive("key")
    #expect(rig.events == [.received(.modal(1), "key")])
  }

  @Test func `a covered scene keeps what it has until it is shown again`() {
    rig.navigator.receive("typed")
    let before = rig.navigator.active?.content
    rig.navigator.push(.page(1))
    rig.navigator.receive("elsewhere")
    rig.navigator.pop()
    #expect(rig.navigator.active?.content == before)
    #expect(before == "page(0) [\"typed\"]")
  }

  @Test func `a refused intent touches no scene`() {
    rig.navigator.pop()
    rig.navigator.show(.firstTab)
    rig.navigator.push(.page(0))
    rig.navigator.dismiss()
    rig.navigator.exit(.alert)
    #expect(rig.verdicts.map(\.isRejection) == Array(repeating: true, count: 5))
    #expect(rig.events.filter { $0 != .coordinated(.page(0), to: .page(0), by: "page-page") } == [])
  }

  @Test func `the entry that is shown has its overlays as layers, the lowest first`() {
    rig.navigator.push(.page(1))
    rig.navigator.show(.child(1))
    rig.navigator.show(.popover(1))
    #expect(rig.navigator.layers.map(\.route) == [.page(1), .child(1), .popover(1)])
    #expect(rig.navigator.layers.map(\.presentation) == [.push, .child, .popover(anchor: "anchor")])
    #expect(rig.navigator.layers.map(\.content) == ["page(1) []", "child(1) []", "popover(1) []"])
  }

  @Test func `the nearest covered entries are given, the lowest first`() {
    rig.navigator.set([.page(0), .page(1), .page(2), .page(3)])
    #expect(rig.navigator.covered(atMost: 2) == ["page(1) []", "page(2) []"])
    #expect(Rig(Tabs(.firstTab, .secondTab)).navigator.covered(atMost: 2) == [])
  }
}

extension Transitions.Verdict {
  fileprivate var isRejection: Bool {
    if case .rejected = self { return true }
    return false
  }
}
