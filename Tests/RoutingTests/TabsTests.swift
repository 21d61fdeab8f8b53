import Routing
import TestSupport
import Testing

struct TabsTests {
  private let tabs = Tabs<TestRoute>(.firstTab, .secondTab, .thirdTab)

  @Test func `all tabs are there from the start and the first is selected`() {
    #expect(tabs.ids == [0, 1, 2])
    #expect(tabs.activeID == 0)
  }

  @Test func `selecting a tab attaches and detaches nothing`() throws {
    var tabs = tabs
    #expect(try tabs.apply(.select(.thirdTab)) == [.deactivate(0), .activate(2)])
    #expect(tabs.activeRoute == .thirdTab)
  }

  @Test func `selecting a tab leaves the inside of all tabs as it was`() throws {
    let open = try tabs.after(.present(.modal(1), as: .modal), .present(.alert(1), as: .alert))
    var tabs = open
    #expect(try tabs.apply(.select(.secondTab)) == [.deactivate(4), .activate(1)])
    #expect(tabs.entries == open.entries)
    #expect(try tabs.apply(.select(.firstTab)) == [.deactivate(1), .activate(4)])
    #expect(tabs == open)
  }

  @Test func `the selected tab is not selected again`() {
    expectRefused(.select(.firstTab), by: tabs, as: .alreadyShown)
  }

  @Test func `what is no tab is not selected`() {
    expectRefused(.select(.page), by: tabs, as: .notAttached)
  }

  @Test func `a tab to which no segue leads is not selected`() {
    expectRefused(.select(.island), by: Tabs<TestRoute>(.firstTab, .island), as: .undeclared)
  }

  @Test(arguments: [Intent<TestRoute>.exit(1), .dismiss(1)])
  func `a tab cannot be left`(intent: Intent<TestRoute>) {
    expectRefused(intent, by: tabs, as: .atRoot)
  }

  @Test(arguments: [
    Intent<TestRoute>.push(.page(1)), .pop, .popTo(0), .popToRoot, .replace(.page(1)), .set([.page(1)]), .advance(.step(1)), .complete,
  ])
  func `tabs have no stack and no steps`(intent: Intent<TestRoute>) {
    expectRefused(intent, by: tabs, as: .notOffered)
  }
}
