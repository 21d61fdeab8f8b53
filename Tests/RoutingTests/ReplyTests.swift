import TestSupport
import Testing

@testable import Routing

/// A response comes exactly once, however the scene that was asked goes.
@MainActor
struct ReplyTests {
  private let rig = Rig(Stack(root: .page(0)))

  @Test func `a value comes after the scene that gave it has gone`() {
    ask(.modal(1))
    rig.navigator.exit(.modal, returning: "yes")
    #expect(rig.events == [.deactivated(.modal(1)), .detached(.modal(1)), .activated(.page(0)), .answered("reply", with: "yes")])
  }

  @Test(arguments: [TestRoute.page(1), .modal(1), .popover(1), .child(1), .alert(1)])
  func `a value comes however the scene was shown`(route: TestRoute) {
    ask(route)
    rig.navigator.exit(route.kind, returning: "yes")
    #expect(answers == [.answered("reply", with: "yes")])
  }

  @Test func `a scene that goes without a value was dismissed`() {
    ask(.modal(1))
    rig.navigator.dismiss()
    #expect(answers == [.dismissed("reply")])
  }

  @Test func `no value is a value too`() {
    rig.navigator.show(.modal(1), reply: rig.reply("reply", for: Int?.self))
    rig.navigator.exit(.modal, returning: Int?.none)
    #expect(answers == [.answered("reply", with: "nil")])
  }

  @Test(arguments: [Intent<TestRoute>.pop, .popTo(0), .popToRoot, .exit(1), .replace(.page(2)), .set([.page(0), .page(2)])])
  func `an entry that is removed was dismissed`(intent: Intent<TestRoute>) {
    ask(.page(1))
    rig.navigator.perform(intent)
    #expect(answers == [.dismissed("reply")])
    #expect(rig.events.contains(.detached(.page(1))))
  }

  @Test(arguments: [(TestRoute.island, Rejection.undeclared), (.page(0), .alreadyShown), (.step(1), .notOffered)])
  func `a scene that is never shown says why`(route: TestRoute, reason: Rejection) {
    ask(route, forgetting: false)
    #expect(answers == [.refused("reply", reason)])
  }

  @Test func `a tab, which brings nothing back, is not asked`() {
    let rig = Rig(Tabs(.firstTab, .secondTab))
    rig.navigator.show(.secondTab, reply: rig.reply("reply"))
    #expect(rig.events == [.refused("reply", .notOffered)])
    #expect(rig.navigator.state.activeRoute == .firstTab)
  }

  @Test func `what is asked before the start is refused`() {
    let rig = Rig(Stack(root: .page(0)), isStarted: false)
    rig.navigator.show(.modal(1), reply: rig.reply("reply"))
    #expect(rig.events == [.refused("reply", .notAttached)])
  }

  @Test func `what is asked beyond the limit of a cascade is refused`() {
    let rig = Rig(Stack(root: .page(0)), cascadeLimit: 1)
    rig.journal.on(.made(.page(1))) { rig.navigator.show(.modal(1), reply: rig.reply("reply")) }
    rig.navigator.push(.page(1))
    #expect(rig.events.last == .refused("reply", .cascade))
  }

  @Test func `a container that is let go of answers nobody, for nobody is there`() {
    ask(.modal(1))
    rig.router.sceneDetached()
    #expect(answers == [])
  }

  @Test func `a value of another kind than was asked for is refused, and nothing leaves`() {
    ask(.modal(1))
    rig.navigator.exit(.modal, returning: 1)
    #expect(answers == [])
    #expect(rig.verdicts.last == .rejected(.wrongValue))
    #expect(rig.routes == [[.page(0), .modal(1)]])
  }

  @Test(arguments: [String?.none, "yes"])
  func `what was asked for as an optional may be given as none, as one or as the value`(value: String?) {
    rig.navigator.show(.modal(1), reply: rig.reply("reply", for: String?.self))
    rig.navigator.exit(.modal, returning: value)
    rig.navigator.show(.modal(2), reply: rig.reply("reply", for: String?.self))
    rig.navigator.exit(.modal, returning: "yes")
    #expect(answers == [.answered("reply", with: "\(value as Any)"), .answered("reply", with: "\(String?.some("yes") as Any)")])
  }

  @Test func `a scene answers once, however often it leaves`() {
    ask(.modal(1))
    rig.journal.on(.detached(.modal(1))) { rig.navigator.exit(.modal, returning: "again") }
    rig.navigator.exit(.modal, returning: "yes")
    rig.navigator.exit(.modal, returning: "late")
    #expect(answers == [.answered("reply", with: "yes")])
  }

  @Test func `a reply resolves once, whatever it is told after that`() {
    let reply = rig.reply("reply")
    _ = reply.offer("yes")
    reply.deliver()
    reply.deliver()
    reply.cancel(.dismissed)
    #expect(answers == [.answered("reply", with: "yes")])
  }

  @Test func `a reply that was dropped says nothing`() {
    let reply = rig.reply("reply")
    reply.drop()
    reply.deliver()
    #expect(answers == [])
  }

  @Test func `a reply is let go of when it is resolved`() {
    var reply: Reply<String>? = rig.reply("reply")
    weak let weakReply = reply
    if let reply { rig.navigator.show(.modal(1), reply: reply) }
    reply = nil
    #expect(weakReply != nil)
    rig.navigator.dismiss()
    #expect(weakReply == nil)
  }

  private var answers: [Journal.Event] { rig.events.filter(\.isAnswer) }

  private func ask(_ route: TestRoute, forgetting: Bool = true) {
    rig.navigator.show(route, reply: rig.reply("reply"))
    if forgetting { rig.forget() }
  }
}
