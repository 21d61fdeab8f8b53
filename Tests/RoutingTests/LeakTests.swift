import TestSupport
import Testing

@testable import Routing

/// A scene that was let go of is gone at once.
@MainActor
struct LeakTests {
  private final class WeakScene {
    weak var scene: SpyCoordinator.Child?

    init(_ scene: SpyCoordinator.Child?) { self.scene = scene }
  }

  private let rig = Rig(Stack(root: .page(0)))

  @Test(arguments: [Intent<TestRoute>.pop, .popTo(0), .popToRoot, .exit(1), .replace(.page(2)), .set([.page(0)])])
  func `an entry that is removed is gone, and its overlays`(intent: Intent<TestRoute>) {
    rig.navigator.push(.page(1))
    rig.navigator.show(.modal(1), reply: rig.reply("reply"))
    let scenes = [WeakScene(rig.navigator.scene(1)), WeakScene(rig.navigator.scene(2))]
    #expect(scenes.allSatisfy { $0.scene != nil })
    rig.navigator.perform(intent)
    #expect(scenes.allSatisfy { $0.scene == nil })
  }

  @Test(arguments: [TestRoute.modal(1), .popover(1), .child(1), .alert(1)])
  func `an overlay that is dismissed is gone`(route: TestRoute) {
    rig.navigator.show(route, reply: rig.reply("reply")) { $0.receive("configured") }
    let scene = WeakScene(rig.navigator.active)
    #expect(scene.scene != nil)
    rig.navigator.dismiss()
    #expect(scene.scene == nil)
  }

  @Test func `a step is gone with the next one`() {
    let rig = Rig(Steps(start: .step(0)))
    let scene = WeakScene(rig.navigator.active)
    #expect(scene.scene != nil)
    rig.navigator.advance(to: .step(1))
    #expect(scene.scene == nil)
  }

  @Test func `a container that is let go of holds no scene`() {
    let rig = Rig(Tabs(.firstTab, .secondTab))
    rig.navigator.show(.modal(1), reply: rig.reply("reply"))
    let scenes = rig.navigator.state.ids.map { WeakScene(rig.navigator.scene($0)) }
    #expect(scenes.count == 3 && scenes.allSatisfy { $0.scene != nil })
    rig.router.sceneDetached()
    #expect(scenes.allSatisfy { $0.scene == nil })
  }

  @Test func `a router that is popped is gone with its navigator, its coordinator and its scenes`() {
    rig.nest(Steps(start: .step(0)), at: .page(1))
    rig.navigator.push(.page(1))
    weak let router = rig.navigator.active as? SpyRouter<Steps<TestRoute>>
    weak let navigator = router?.navigator
    weak let coordinator = router?.coordinator
    let step = WeakScene(navigator?.active)
    #expect(router != nil && navigator != nil && coordinator != nil && step.scene != nil)
    rig.navigator.pop()
    #expect(router == nil && navigator == nil && coordinator == nil && step.scene == nil)
  }

  @Test func `an intent that was refused holds on to nothing`() {
    final class Held {}
    var held: Held? = Held()
    weak let weakHeld = held
    rig.navigator.show(.island) { [held] _ in _ = held }
    held = nil
    #expect(weakHeld == nil)
  }
}
