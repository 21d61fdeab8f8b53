import Routing
import TestSupport
import Testing

struct StackTests {
  private typealias Pages = Stack<TestRoute>

  private let root = Pages(root: .page(0))

  @Test func `a push covers what is there and shows what is new`() throws {
    var stack = root
    #expect(try stack.apply(.push(.page(1))) == [.deactivate(0), .attach(1, .page(1)), .activate(1)])
    #expect(stack.routes == [[.page(0)], [.page(1)]])
    #expect(stack.activeID == 1)
  }

  @Test func `a pop after a push gives back what was there`() throws {
    var stack = try root.after(.present(.modal(1), as: .modal), .push(.page(1)))
    #expect(try stack.apply(.pop) == [.deactivate(2), .detach(2), .activate(1)])
    #expect(stack.entries == (try root.after(.present(.modal(1), as: .modal))).entries)
  }

  @Test(arguments: [Intent<TestRoute>.pop, .exit(0), .dismiss(0), .set([])])
  func `the bottom of a stack cannot be left`(intent: Intent<TestRoute>) {
    expectRefused(intent, by: root, as: .atRoot)
  }

  @Test func `leaving the bottom under other entries is refused too`() throws {
    expectRefused(.exit(0), by: try root.after(.push(.page(1))), as: .atRoot)
  }

  @Test(arguments: 0...3) func `a pop to an entry is as many pops as lie over it`(depth: Int) throws {
    let stack = try root.after(.push(.page(1)), .push(.page(2)), .push(.page(3)), .push(.page(4)))
    var popped = stack
    for _ in depth..<4 { popped = try popped.after(.pop) }
    #expect(try stack.after(.popTo(stack.entries[depth].id)) == popped)
  }

  @Test func `a pop to an entry goes from the top down and wakes only that entry`() throws {
    var stack = try root.after(.push(.page(1)), .push(.page(2)))
    #expect(try stack.apply(.popTo(0)) == [.deactivate(2), .detach(2), .detach(1), .activate(0)])
  }

  @Test func `a second pop to the root does nothing`() throws {
    var stack = try root.after(.push(.page(1)), .push(.page(2)), .popToRoot)
    let once = stack
    #expect(try stack.apply(.popToRoot) == [])
    #expect(stack == once)
  }

  @Test func `an entry is not popped to from itself, nor one that has gone`() throws {
    let stack = try root.after(.push(.page(1)), .push(.page(2)), .pop)
    expectRefused(.popTo(1), by: stack, as: .alreadyShown)
    expectRefused(.popTo(2), by: stack, as: .notAttached)
    expectRefused(.exit(2), by: stack, as: .notAttached)
  }

  @Test func `a replacement does not wake the entry beneath`() throws {
    var stack = try root.after(.push(.page(1)))
    #expect(try stack.apply(.replace(.page(2))) == [.deactivate(1), .detach(1), .attach(2, .page(2)), .activate(2)])
    #expect(stack.routes == [[.page(0)], [.page(2)]])
  }

  @Test func `the bottom can be replaced`() throws {
    #expect(try root.after(.replace(.page(1))).routes == [[.page(1)]])
  }

  @Test(arguments: [Intent<TestRoute>.push(.page(1)), .replace(.page(1))])
  func `what is on top is not put there again`(intent: Intent<TestRoute>) throws {
    expectRefused(intent, by: try root.after(.push(.page(1))), as: .alreadyShown)
  }

  @Test func `identities are never given again`() throws {
    let stack = try root.after(.push(.page(1)), .pop, .push(.page(1)), .replace(.page(2)))
    #expect(stack.ids == [0, 3])
  }

  @Test func `leaving an entry takes those over it along, from the top down`() throws {
    var stack = try root.after(.push(.page(1)), .present(.modal(1), as: .modal), .push(.page(2)))
    #expect(try stack.apply(.exit(1)) == [.deactivate(3), .detach(3), .detach(2), .detach(1), .activate(0)])
  }

  @Test(arguments: [Intent<TestRoute>.push(.island), .replace(.island), .set([.page(0), .island]), .set([.page(5), .island])])
  func `no stack goes where no segue leads`(intent: Intent<TestRoute>) {
    expectRefused(intent, by: root, as: .undeclared)
  }

  @Test(arguments: [Intent<TestRoute>.select(.firstTab), .advance(.step(1)), .complete])
  func `a stack has no tabs and no steps`(intent: Intent<TestRoute>) {
    expectRefused(intent, by: root, as: .notOffered)
  }
}
