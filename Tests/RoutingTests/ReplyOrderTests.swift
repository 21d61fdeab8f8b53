import TestSupport
import Testing

@testable import Routing

/// When a response comes, and to whom.
@MainActor
struct ReplyOrderTests {
  private let rig = Rig(Stack(root: .page(0)))

  @Test func `what was still asked for when a container is let go of is counted as stale`() {
    rig.navigator.show(.modal(1), reply: rig.reply("asked"))
    rig.forget()
    rig.router.sceneDetached()
    #expect(rig.transitions.counts.stale == 1)
    #expect(!rig.events.contains(.dismissed("asked")))
  }

  @Test func `nested answers come in reverse order, each after the scene that gave it has gone`() {
    rig.navigator.show(.modal(1), reply: rig.reply("outer"))
    rig.navigator.show(.alert(2), reply: rig.reply("inner"))
    rig.forget()
    rig.journal.on(.answered("inner", with: "b")) { rig.navigator.exit(.modal, returning: "a") }
    rig.navigator.exit(.alert, returning: "b")
    #expect(
      rig.events == [
        .deactivated(.alert(2)), .detached(.alert(2)), .activated(.modal(1)), .answered("inner", with: "b"),
        .deactivated(.modal(1)), .detached(.modal(1)), .activated(.page(0)), .answered("outer", with: "a"),
      ])
  }

  @Test func `a requester that goes with the scene it asked is not answered, and the answer is stale`() {
    rig.navigator.show(.modal(1), reply: rig.reply("outer"))
    rig.navigator.show(.alert(2), reply: rig.reply("inner"))
    rig.forget()
    rig.navigator.exit(.modal, returning: "a")
    #expect(rig.events.filter(\.isAnswer) == [.answered("outer", with: "a")])
    #expect(rig.verdicts == [.stale, .handled])
  }

  @Test func `a step that was replaced by the one it asked for is not answered`() {
    let rig = Rig(Steps(start: .step(0)))
    rig.navigator.show(.step(1), reply: rig.reply("reply"))
    rig.navigator.advance(to: .step(2))
    #expect(rig.events.filter(\.isAnswer) == [])
    #expect(rig.verdicts == [.handled, .stale, .handled])
  }

  @Test func `a covered requester is answered where it lies`() {
    rig.navigator.show(.modal(1), reply: rig.reply("reply"))
    rig.navigator.push(.page(1))
    rig.forget()
    rig.navigator.exit(.modal, returning: "yes")
    #expect(rig.events == [.detached(.modal(1)), .answered("reply", with: "yes")])
  }

  @Test func `an answer comes before the next transition that waits`() {
    rig.navigator.show(.modal(1), reply: rig.reply("reply"))
    rig.forget()
    rig.journal.on(.deactivated(.modal(1))) { rig.navigator.push(.page(1)) }
    rig.navigator.dismiss()
    #expect(rig.events[..<4] == [.deactivated(.modal(1)), .detached(.modal(1)), .activated(.page(0)), .dismissed("reply")])
    #expect(rig.events.contains(.made(.page(1))))
  }

  @Test func `a modal is gone and has answered before the pop beneath it begins`() {
    rig.navigator.push(.page(1))
    rig.navigator.show(.modal(1), reply: rig.reply("reply"))
    rig.forget()
    rig.journal.on(.answered("reply", with: "done")) { rig.navigator.pop() }
    rig.navigator.exit(.modal, returning: "done")
    #expect(
      rig.events == [
        .deactivated(.modal(1)), .detached(.modal(1)), .activated(.page(1)), .answered("reply", with: "done"),
        .deactivated(.page(1)), .detached(.page(1)), .activated(.page(0)),
      ])
  }

  @Test func `who asks again when refused comes to an end`() {
    let rig = Rig(Stack(root: .page(0)), cascadeLimit: 10)
    var asked = 0
    func ask() {
      asked += 1
      rig.navigator.show(.island, reply: Reply<String> { _ in ask() })
    }
    ask()
    #expect(asked <= 1 + 2 * 10)
    #expect(rig.verdicts.last == .rejected(.cascade))
  }
}

extension Journal.Event {
  /// Something that a reply brought.
  var isAnswer: Bool {
    switch self {
    case .answered, .dismissed, .refused: true
    case .coordinated, .made, .ready, .configured, .activated, .deactivated, .detached, .received: false
    }
  }
}
