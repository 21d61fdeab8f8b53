import Entities
import Routing
import Terminal
import TestSupport
import Testing

/// What the children of a router share, and with whom they do not.
struct ScopeTests {
  @Test(arguments: Placement.all) func `two routers of a kind share nothing`(placement: Placement) {
    let (one, other) = (Host(HostRoute.options, at: placement), Host(HostRoute.options, at: placement))
    let before = other.page
    one.view.receive(PageInput("amount", value: "7"))
    #expect(one.page != before)
    #expect(other.page == before)
  }

  @Test(arguments: Placement.all) func `two matches at once each have their own score`(placement: Placement) {
    let (outer, inner) = (Host(HostRoute.game, at: placement), Host(HostRoute.game, at: placement))
    let before = outer.page
    inner.view.receive(PageInput("answer-1"))
    inner.view.sceneDetached()
    #expect(outer.page == before)
    outer.view.receive(PageInput("answer-1"))
    #expect(outer.presenter.calls == [.answered])
  }

  @Test func `the children of one router share what it has`() {
    let presenter = HostPresenter()
    let view = HostView(Stack(root: .options(.push)), presenter: presenter)
    view.sceneReady()
    view.sceneActivated()
    view.navigator.show(.options(.modal))
    view.receive(PageInput("amount", value: "7"))
    let roles = view.content.path == ["Host", "Options", "Options"] ? view.content.actions.map(\.role) : []
    #expect(roles.contains(.field(value: "7", prompt: "Number of questions (1–50)")))
  }

  @Test(arguments: Placement.all) func `what is shared goes with its router`(placement: Placement) {
    var hosts = [Host(HostRoute.options, at: placement), Host(HostRoute.game, at: placement)]
    weak let settings = hosts.first?.presenter.settings
    weak let match = hosts.last?.presenter.match
    hosts.first?.view.receive(PageInput("amount", value: "7"))
    hosts.last?.view.receive(PageInput("answer-1"))
    #expect(settings != nil && match != nil)
    hosts = []
    #expect(settings == nil && match == nil)
  }

  @Test(arguments: Placement.all) func `a scene does not hold the router that it tells`(placement: Placement) {
    var hosts = [Host(HostRoute.options, at: placement), Host(HostRoute.game, at: placement)]
    let guests = hosts.compactMap { $0.guest() }
    weak let first = hosts.first?.presenter
    weak let last = hosts.last?.presenter
    #expect(guests.count == 2 && first != nil && last != nil)
    hosts = []
    #expect(first == nil && last == nil)
    for guest in guests { ["difficulty", "done", "answer-1", "leave"].forEach { guest.receive(PageInput($0)) } }
  }
}
