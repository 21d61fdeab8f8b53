import Routing
import Testing

@MainActor
struct SharedTests {
  private final class Owner {}

  private let shared = Shared(1)

  @Test func `who observes is told of each change, with the new value`() {
    let owner = Owner()
    var seen: [Int] = []
    shared.observe(owner) { seen.append($0) }
    shared.update { $0 = 2 }
    shared.update { $0 += 1 }
    #expect(seen == [2, 3])
  }

  @Test func `nobody is told of a change to the same value`() {
    let owner = Owner()
    shared.observe(owner) { _ in Issue.record("nothing changed") }
    shared.update { $0 = 1 }
  }

  @Test func `what the change gives back is handed on`() {
    #expect(shared.update { $0 * 10 } == 10)
  }

  @Test func `who has gone is not told`() {
    var owner: Owner? = Owner()
    if let owner { shared.observe(owner) { _ in Issue.record("the owner has gone") } }
    owner = nil
    shared.update { $0 = 2 }
    #expect(shared.value == 2)
  }

  @Test func `what observers hold goes when others come, even if nothing changes`() {
    var (owner, held): (Owner?, Owner?) = (Owner(), Owner())
    weak let weakHeld = held
    if let owner { shared.observe(owner) { [held] _ in _ = held } }
    (owner, held) = (nil, nil)
    let next = Owner()
    shared.observe(next) { _ in }
    #expect(weakHeld == nil)
  }

  @Test func `an observer may change the state again, and all end with the same value`() {
    let owner = Owner()
    var seen: [Int] = []
    shared.observe(owner) { [weak shared] in if $0 < 5 { shared?.update { $0 = 5 } } }
    shared.observe(owner) { seen.append($0) }
    shared.update { $0 = 2 }
    #expect(seen.last == 5)
    #expect(!seen.contains(2))
  }

  @Test func `two scopes share nothing`() {
    let other = Shared(1)
    shared.update { $0 = 2 }
    #expect(other.value == 1)
  }
}
