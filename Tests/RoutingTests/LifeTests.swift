import TestSupport
import Testing

@testable import Routing

/// Random intents on a navigator: every scene has a whole life, and every reply one end.
@MainActor
struct LifeTests {
  @Test(arguments: 0..<4) func `every scene of a stack has a whole life`(seed: UInt64) {
    live(Rig(Stack(root: .page(-1))), seed: seed)
  }

  @Test(arguments: 0..<4) func `every scene of tabs has a whole life`(seed: UInt64) {
    live(Rig(Tabs(.firstTab, .secondTab, .thirdTab)), seed: seed)
  }

  @Test(arguments: 0..<4) func `every scene of steps has a whole life`(seed: UInt64) {
    live(Rig(Steps(start: .step(-1))), seed: seed)
  }

  /// Each scene that is shown has a number of its own.
  private func live<State: NavigationState>(_ rig: Rig<State>, seed: UInt64) {
    var dice = Dice(seed: seed)
    var lives = Lives(rig.navigator.state.entries.map(\.route), active: rig.navigator.state.activeRoute)
    for number in 0..<300 {
      let intent = Intent.random(for: rig.navigator.state, using: &dice).numbered(number)
      if let route = intent.destination, route != .island {
        lives.requesters[route] = rig.navigator.state.activeRoute
        rig.navigator.perform(intent, reply: rig.reply("\(route)"))
      } else {
        rig.navigator.perform(intent)
      }
      rig.events.forEach { lives.note($0) }
      #expect(lives.isAnswered, "seed \(seed), \(number): \(intent)")
      #expect(lives.attached == Set(rig.routes.joined()), "seed \(seed), \(number): \(intent)")
      #expect(lives.active == rig.navigator.state.activeRoute, "seed \(seed), \(number): \(intent)")
      rig.forget()
    }
    rig.router.sceneDetached()
    rig.events.forEach { lives.note($0) }
    #expect(lives.attached.isEmpty && lives.active == nil)
    let counts = rig.transitions.counts
    #expect(counts.emitted == counts.handled + counts.rejected + counts.stale)
  }
}

extension Intent where Route == TestRoute {
  fileprivate func numbered(_ number: Int) -> Intent {
    switch destination {
    case .page: leading(to: .page(number))
    case .step: leading(to: .step(number))
    case .modal: leading(to: .modal(number))
    case .popover: leading(to: .popover(number))
    case .child: leading(to: .child(number))
    case .alert: leading(to: .alert(number))
    default: if case .set = self { .set([]) } else { self }
    }
  }
}

/// The lives of scenes as their journal tells them.
private struct Lives {
  /// Who asked for each scene.
  var requesters: [TestRoute: TestRoute] = [:]
  private(set) var attached: Set<TestRoute>
  private(set) var active: TestRoute?
  private var gone: Set<TestRoute> = []
  private var answers: Set<String> = []

  /// Whoever asked for a scene that has gone, and is still there, has an answer.
  var isAnswered: Bool {
    gone.allSatisfy { route in
      requesters[route].map { !attached.contains($0) || answers.contains("\(route)") } ?? true
    }
  }

  init(_ routes: [TestRoute], active: TestRoute) {
    attached = Set(routes)
    self.active = active
  }

  mutating func note(_ event: Journal.Event) {
    switch event {
    case .ready(let route):
      #expect(attached.insert(route).inserted && !gone.contains(route))
    case .activated(let route):
      #expect(active == nil && attached.contains(route))
      active = route
    case .deactivated(let route):
      #expect(active == route)
      active = nil
    case .detached(let route):
      #expect(attached.remove(route) != nil && active != route)
      gone.insert(route)
    case .answered(let name, _), .dismissed(let name), .refused(let name, _):
      #expect(answers.insert(name).inserted, "one answer")
      #expect(!attached.contains { "\($0)" == name }, "after the scene has gone")
    case .coordinated, .made, .configured, .received: break
    }
  }
}
