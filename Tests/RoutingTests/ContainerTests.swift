import Routing
import TestSupport
import Testing

/// The life of a container, and of containers in containers.
@MainActor
struct ContainerTests {
  private let rig = Rig(Tabs(.firstTab, .secondTab))

  @Test func `nothing is made before the start, and intents are refused until then`() {
    let (journal, transitions) = (Journal(), Transitions())
    let router = SpyRouter(Stack(root: .page(0)), transitions: transitions, journal: journal)
    router.navigator.push(.page(1))
    #expect(journal.events.isEmpty)
    #expect(transitions.counts.rejected == 1)
    router.navigator.start()
    #expect(journal.events == [.made(.page(0)), .ready(.page(0))])
  }

  @Test func `all tabs are made at the start and the first wakes`() {
    let (journal, transitions) = (Journal(), Transitions())
    let router = SpyRouter(Tabs(.firstTab, .secondTab), transitions: transitions, journal: journal)
    router.sceneActivated()
    router.sceneReady()
    #expect(
      journal.events == [.made(.firstTab), .ready(.firstTab), .made(.secondTab), .ready(.secondTab), .activated(.firstTab)])
  }

  @Test func `a second start is refused`() {
    rig.navigator.start()
    #expect(rig.verdicts == [.rejected(.alreadyShown)])
    #expect(rig.events.isEmpty)
  }

  @Test func `activation and deactivation alternate, however often they are told`() {
    rig.router.sceneActivated()
    rig.router.sceneDeactivated()
    rig.router.sceneDeactivated()
    rig.router.sceneActivated()
    #expect(rig.events == [.deactivated(.firstTab), .activated(.firstTab)])
  }

  @Test func `in a container that sleeps, scenes come and go without waking`() {
    let rig = Rig(Stack(root: .page(0)))
    rig.router.sceneDeactivated()
    rig.forget()
    rig.navigator.push(.page(1))
    rig.navigator.push(.page(2))
    rig.navigator.pop()
    #expect(!rig.events.contains { [.activated(.page(1)), .activated(.page(2)), .deactivated(.page(2))].contains($0) })
    rig.router.sceneActivated()
    #expect(rig.events.last == .activated(.page(1)))
  }

  @Test func `a container lets go of all it holds, the topmost first`() {
    let rig = Rig(Stack(root: .page(0)))
    rig.navigator.show(.modal(1))
    rig.navigator.push(.page(1))
    rig.navigator.show(.alert(1))
    rig.forget()
    rig.router.sceneDetached()
    #expect(
      rig.events == [
        .deactivated(.alert(1)), .detached(.alert(1)), .detached(.page(1)), .detached(.modal(1)), .detached(.page(0)),
      ])
  }

  @Test func `nothing happens in a container that was let go of`() {
    rig.router.sceneDetached()
    rig.forget()
    rig.navigator.select(.secondTab)
    rig.navigator.show(.modal(1), reply: rig.reply("late"))
    rig.navigator.start()
    rig.router.sceneActivated()
    rig.router.receive("key")
    rig.router.sceneDetached()
    #expect(rig.events.isEmpty)
    #expect(rig.verdicts == [.stale, .stale, .stale])
  }

  @Test func `a navigator does not hold its coordinator, and does nothing without it`() {
    let (journal, transitions) = (Journal(), Transitions())
    var coordinator: SpyCoordinator? = SpyCoordinator(journal: journal)
    weak let weakCoordinator = coordinator
    let navigator = coordinator.map { Navigator(Stack(root: .page(0)), transitions: transitions, coordinator: $0) }
    navigator?.start()
    coordinator = nil
    #expect(weakCoordinator == nil)
    navigator?.push(.page(1))
    #expect(navigator?.state.entries.count == 1)
    #expect(transitions.counts.stale == 1)
  }

  @Test func `a nested container starts after it is attached, and wakes with its parent`() {
    let rig = Rig(Stack(root: .page(0)))
    rig.nest(Steps(start: .step(0)), at: .page(1))
    rig.navigator.push(.page(1))
    #expect(
      rig.events.dropFirst() == [.deactivated(.page(0)), .made(.page(1)), .made(.step(0)), .ready(.step(0)), .activated(.step(0))])
  }

  @Test func `what a nested container holds goes before the scene beneath the container wakes`() {
    let rig = Rig(Stack(root: .page(0)))
    rig.nest(Steps(start: .step(0)), at: .page(1))
    rig.navigator.push(.page(1))
    rig.forget()
    rig.navigator.pop()
    #expect(rig.events == [.deactivated(.step(0)), .detached(.step(0)), .activated(.page(0))])
  }

  @Test func `a container in a tab that is not selected works, asleep`() throws {
    let (rig, nested) = try makeTabsWithStack()
    nested.navigator.push(.page(1))
    #expect(rig.events.suffix(2) == [.made(.page(1)), .ready(.page(1))])
    rig.navigator.select(.secondTab)
    #expect(rig.events.suffix(2) == [.deactivated(.firstTab), .activated(.page(1))])
  }

  @Test func `an input finds the active scene through all containers`() throws {
    let (rig, _) = try makeTabsWithStack()
    rig.navigator.select(.secondTab)
    rig.router.receive("key")
    #expect(rig.events.last == .received(.page(0), "key"))
  }

  @Test func `an overlay of a parent puts what is in the nested container to sleep and wakes it again`() throws {
    let (rig, _) = try makeTabsWithStack()
    rig.navigator.select(.secondTab)
    rig.forget()
    rig.navigator.show(.modal(1))
    rig.navigator.dismiss()
    #expect(rig.events.filter { $0 == .deactivated(.page(0)) || $0 == .activated(.page(0)) }.count == 2)
    #expect(rig.events[1] == .deactivated(.page(0)))
    #expect(rig.events.last == .activated(.page(0)))
  }

  private func makeTabsWithStack() throws -> (Rig<Tabs<TestRoute>>, SpyRouter<Stack<TestRoute>>) {
    let rig = Rig(Tabs(.firstTab, .secondTab), isStarted: false)
    rig.nest(Stack(root: .page(0)), at: .secondTab)
    rig.start()
    return (rig, try #require(rig.navigator.scene(1) as? SpyRouter<Stack<TestRoute>>))
  }
}
