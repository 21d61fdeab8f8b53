import Entities
import Routing
import Terminal
import TestSupport
import Testing

/// The same Options, unchanged, wherever it is shown.
struct OptionsHostingTests {
  @Test(arguments: Placement.entries) func `its page is the page of the entry`(placement: Placement) {
    let page = Host(HostRoute.options, at: placement).page
    #expect(page.path == ["Host", "Options"])
    #expect(page.layers.isEmpty)
    #expect(page.trail == (placement.container == .stack ? ["home"] : []))
  }

  @Test(arguments: Placement.overlays) func `its page lies over the one that is there`(placement: Placement) {
    let page = Host(HostRoute.options, at: placement).page
    #expect(page.path == ["Host", "home", "Options"])
    #expect(page.layers.map(\.style) == [placement.layerStyle])
  }

  @Test(arguments: Placement.all) func `it takes its inputs and shows what they change`(placement: Placement) {
    let host = Host(HostRoute.options, at: placement)
    host.view.receive(PageInput("amount", value: "7"))
    host.view.receive(PageInput("type", value: "True or false"))
    #expect(host.presenter.settings.value.amount == 7)
    #expect(host.presenter.settings.value.kind == .boolean)
    #expect(host.page.active.actions.map(\.role).contains(.field(value: "7", prompt: "Number of questions (1–50)")))
  }

  @Test(arguments: Placement.all) func `it tells its parent that it is done, and leaves where one can`(placement: Placement) {
    let host = Host(HostRoute.options, at: placement)
    host.view.receive(PageInput("done"))
    #expect(host.presenter.calls == [.optionsClosed])
    #expect(host.page.active.scene == (placement.isLeavable ? "home" : "Options"))
  }

  @Test(arguments: Placement.all.filter(\.isCoverable))
  func `it asks its parent for a difficulty and gets it`(placement: Placement) {
    let host = Host(HostRoute.options, at: placement)
    host.view.receive(PageInput("difficulty"))
    #expect(host.page.active.scene == "difficultyMenu")
    host.answerDifficulty(.hard)
    #expect(host.presenter.calls == [.difficultyRequested])
    #expect(host.page.active.scene == "Options")
    #expect(host.page.active.actions.map(\.role).contains(.menu(value: "Hard")))
  }

  @Test(arguments: Placement.all.filter { !$0.isCoverable })
  func `a difficulty that cannot be asked for where it is shown stays as it was`(placement: Placement) {
    let host = Host(HostRoute.options, at: placement)
    let before = host.page
    host.view.receive(PageInput("difficulty"))
    #expect(host.presenter.calls == [.difficultyRequested])
    #expect(host.page == before)
  }

  @Test(arguments: Placement.all) func `it is gone when it is taken away`(placement: Placement) {
    let host = Host(HostRoute.options, at: placement)
    weak let guest = host.guest()
    #expect(guest != nil)
    host.remove()
    #expect(guest == nil)
    host.presenter.settings.update { $0.difficulty = .easy }
  }
}
