import TestSupport
import Testing

@testable import Routing

/// Thousands of random intents, after each of which a container is what the naive one is, and its operations lead there.
struct ModelTests {
  @Test(arguments: 0..<4) func `a stack does what anybody would expect`(seed: UInt64) {
    run(Stack(root: .page(0)), against: NaiveContainer(kind: .stack, routes: [.page(0)]), seed: seed)
  }

  @Test(arguments: 0..<4) func `tabs do what anybody would expect`(seed: UInt64) {
    let tabs: [TestRoute] = [.firstTab, .secondTab, .thirdTab]
    run(Tabs(.firstTab, .secondTab, .thirdTab), against: NaiveContainer(kind: .tabs, routes: tabs), seed: seed)
  }

  @Test(arguments: 0..<4) func `steps do what anybody would expect`(seed: UInt64) {
    run(Steps(start: .step(0)), against: NaiveContainer(kind: .steps, routes: [.step(0)]), seed: seed)
  }

  private func run<State: NavigationState>(_ start: State, against model: NaiveContainer, seed: UInt64) where State.Route == TestRoute {
    var (state, model, dice) = (start, model, Dice(seed: seed))
    var fold = Fold(attached: Set(start.ids), active: start.activeID)
    var taken = 0
    for round in 0..<500 {
      let intent = Intent.random(for: state, using: &dice)
      let (before, expected) = (state, model.after(intent))
      let operations = try? state.apply(intent)
      var again = before
      #expect((try? again.apply(intent)) == operations && again == state, "seed \(seed), round \(round): \(intent) twice")
      #expect((operations == nil) == (expected == nil), "seed \(seed), round \(round): \(intent) of \(before.routes)")
      if operations == nil { #expect(state == before, "seed \(seed), round \(round): \(intent) was refused") }
      model = expected ?? model
      #expect(model.matches(state), "seed \(seed), round \(round): \(intent) of \(before.routes) gives \(state.routes)")
      fold.apply(operations ?? [])
      #expect(fold == Fold(attached: Set(state.ids), active: state.activeID), "seed \(seed), round \(round): \(intent)")
      taken += operations == nil ? 0 : 1
    }
    #expect((125...475).contains(taken), "the intents of seed \(seed) are all of one sort")
  }
}

extension NaiveContainer {
  fileprivate func matches<State: NavigationState>(_ state: State) -> Bool where State.Route == TestRoute {
    entries.map { $0.map(\.route) } == state.routes && entries.joined().map(\.id) == state.ids && current == state.current
      && entries.allSatisfy { !$0.dropLast().map(\.route.kind).contains(.popover) }
  }
}

/// What the operations alone lead to.
private struct Fold: Equatable {
  var attached: Set<NodeID>
  var active: NodeID?

  mutating func apply(_ operations: [Operation<TestRoute>]) {
    var lastDetached = Int.max
    for operation in operations {
      switch operation {
      case .deactivate(let id):
        #expect(active == id)
        active = nil
      case .detach(let id):
        #expect(attached.remove(id) != nil && active != id && id.number < lastDetached, "the younger lie over the older")
        lastDetached = id.number
      case .attach(let id, _):
        #expect(attached.insert(id).inserted)
      case .activate(let id):
        #expect(active == nil && attached.contains(id))
        active = id
      }
    }
  }
}
