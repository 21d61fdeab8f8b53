import Entities
import Routing
import Terminal
import TestSupport
import Testing

/// The same Game, unchanged, wherever it is shown.
struct GameHostingTests {
  @Test(arguments: Placement.all) func `its page is there`(placement: Placement) {
    let page = Host(HostRoute.game, at: placement).page
    #expect(page.path == (placement.layerStyle == nil ? ["Host", "Game"] : ["Host", "home", "Game"]))
    #expect(page.layers.map(\.style) == [placement.layerStyle].compactMap(\.self))
    #expect(page.active.words == ["Question 1 of 2", "Easy · Score 0", "Is one less than two?"])
  }

  @Test(arguments: Placement.all) func `an answer counts once and is told to the parent once`(placement: Placement) {
    let host = Host(HostRoute.game, at: placement)
    host.view.receive(PageInput("answer-1"))
    host.view.receive(PageInput("answer-2"))
    #expect(host.presenter.match.value.answers.map(\.isCorrect) == [true])
    #expect(host.presenter.calls == [.answered])
    #expect(host.page.active.words.contains("Easy · Score 1"))
  }

  @Test(arguments: Placement.all) func `it tells its parent that one wants to leave`(placement: Placement) {
    let host = Host(HostRoute.game, at: placement)
    host.view.receive(PageInput("leave"))
    #expect(host.presenter.calls == [.leaveRequested])
    #expect(host.page.active.scene == (placement.isLeavable ? "home" : "Game"))
  }

  @Test(arguments: Placement.all) func `it is gone when it is taken away`(placement: Placement) {
    let host = Host(HostRoute.game, at: placement)
    weak let guest = host.guest()
    #expect(guest != nil)
    host.remove()
    #expect(guest == nil)
    #expect(host.presenter.match.update { $0.answer(question: 0, with: 0) })
  }
}
