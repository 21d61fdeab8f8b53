import Routing
import TestSupport
import Testing

/// The plan from one stack to another.
struct StackSetTests {
  private let routes: [[TestRoute]] = [
    [.page(0)], [.page(1)], [.page(0), .page(1)], [.page(0), .page(2), .page(1)], [.page(0), .page(1), .page(2), .page(3)],
  ]

  @Test func `the common bottom keeps its identity`() throws {
    var stack = try Stack<TestRoute>(root: .page(0)).after(.push(.page(1)), .push(.page(2)))
    let operations = try stack.apply(.set([.page(0), .page(1), .page(3), .page(4)]))
    #expect(stack.ids == [0, 1, 3, 4])
    #expect(operations == [.deactivate(2), .detach(2), .attach(3, .page(3)), .attach(4, .page(4)), .activate(4)])
  }

  @Test func `the stack that is there already is left alone, overlays and all`() throws {
    var stack = try Stack<TestRoute>(root: .page(0)).after(.push(.page(1)), .present(.modal(1), as: .modal))
    let before = stack
    #expect(try stack.apply(.set([.page(0), .page(1)])) == [])
    #expect(stack == before)
  }

  @Test func `from any stack to any other, nothing more than needed is attached and detached`() throws {
    for source in routes {
      for target in routes {
        var stack = Stack(root: source[0])
        _ = try stack.apply(.set(source))
        let operations = try stack.apply(.set(target))
        #expect(stack.routes == target.map { [$0] })
        let common = zip(source, target).prefix { $0 == $1 }.count
        #expect(operations.count(where: \.isAttachOrDetach) == source.count + target.count - 2 * common)
      }
    }
  }
}

extension Operation {
  fileprivate var isAttachOrDetach: Bool {
    switch self {
    case .attach, .detach: true
    case .activate, .deactivate: false
    }
  }
}
