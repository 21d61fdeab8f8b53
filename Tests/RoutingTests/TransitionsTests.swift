import Observation
import TestSupport
import Testing

@testable import Routing

@MainActor
struct TransitionsTests {
  private let rig = Rig(Stack(root: .page(0)))

  @Test func `transitions run first in, first out, each to its end`() {
    let transitions = Transitions()
    var log: [String] = []
    transitions.submit {
      for name in ["second", "third"] {
        transitions.submit {
          if name == "second" {
            transitions.submit {
              log.append("fourth")
              return .handled
            }
          }
          log.append(name)
          return .handled
        }
      }
      log.append("first")
      return .handled
    }
    #expect(log == ["first", "second", "third", "fourth"])
  }

  @Test(arguments: [
    Journal.Event.coordinated(.page(0), to: .page(1), by: "page-page"), .deactivated(.page(0)), .made(.page(1)), .ready(.page(1)),
    .configured(.page(1)), .activated(.page(1)),
  ])
  func `what is asked inside a transition waits for its end and is judged then`(moment: Journal.Event) {
    rig.journal.on(moment) { rig.navigator.replace(with: .page(2)) }
    rig.navigator.push(.page(1)) { [journal = rig.journal] _ in journal.record(.configured(.page(1))) }
    #expect(rig.routes == [[.page(0)], [.page(2)]])
    #expect(
      rig.events[5...].prefix(3) == [
        .activated(.page(1)), .coordinated(.page(1), to: .page(2), by: "page-page"), .deactivated(.page(1)),
      ])
    #expect(rig.verdicts == [.handled, .handled])
  }

  @Test func `what was possible when it was asked and no longer is when judged, is refused`() {
    rig.navigator.push(.page(1))
    rig.forget()
    rig.journal.on(.deactivated(.page(1))) { rig.navigator.pop() }
    rig.navigator.pop()
    #expect(rig.verdicts == [.handled, .rejected(.atRoot)])
  }

  @Test func `the order holds across routers`() throws {
    rig.nest(Steps(start: .step(0)), at: .page(1))
    rig.navigator.push(.page(1))
    let nested = try #require(rig.navigator.active as? SpyRouter<Steps<TestRoute>>)
    rig.forget()
    rig.journal.on(.detached(.step(0))) {
      rig.navigator.show(.modal(1))
      nested.navigator.advance(to: .step(2))
    }
    nested.navigator.advance(to: .step(1))
    let made = rig.events.filter { [.made(.step(1)), .made(.modal(1)), .made(.step(2))].contains($0) }
    #expect(made == [.made(.step(1)), .made(.modal(1)), .made(.step(2))])
  }

  @Test func `what was asked of a container that has gone meanwhile is stale`() throws {
    rig.nest(Steps(start: .step(0)), at: .page(1))
    rig.navigator.push(.page(1))
    let nested = try #require(rig.navigator.active as? SpyRouter<Steps<TestRoute>>)
    rig.forget()
    rig.journal.on(.deactivated(.step(0))) { nested.navigator.advance(to: .step(1)) }
    rig.navigator.pop()
    #expect(rig.verdicts == [.handled, .stale])
    #expect(!rig.events.contains(.made(.step(1))))
  }

  @Test func `a cascade is cut at its limit, and what comes after it works`() {
    let rig = Rig(Stack(root: .page(0)), cascadeLimit: 10)
    rig.coordinator.make = { [navigator = rig.navigator] route in
      if case .page(let number) = route { navigator.push(.page(number + 1)) }
      return nil
    }
    rig.navigator.push(.page(1))
    #expect(rig.routes.count == 11)
    #expect(rig.verdicts == Array(repeating: .handled, count: 10) + [.rejected(.cascade)])
    rig.navigator.popToRoot()
    #expect(rig.verdicts.last == .handled)
  }

  @Test func `every intent is counted, and comes to one end`() {
    rig.navigator.push(.page(1))
    rig.navigator.pop()
    rig.navigator.pop()
    rig.transitions.countStale()
    rig.router.sceneDetached()
    rig.navigator.pop()
    let counts = rig.transitions.counts
    #expect([counts.emitted, counts.handled, counts.rejected, counts.stale] == [6, 3, 1, 2])
  }

  @Test func `who looks at what is shown is told of a change, and only of a change`() async {
    await confirmation(expectedCount: 1) { changed in
      withObservationTracking {
        _ = rig.navigator.layers
      } onChange: {
        changed()
      }
      rig.navigator.pop()
      #expect(rig.transitions.revision == 1)
      rig.navigator.push(.page(1))
      #expect(rig.transitions.revision == 2)
    }
  }
}
