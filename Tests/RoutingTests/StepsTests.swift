import Routing
import TestSupport
import Testing

struct StepsTests {
  private let start = Steps<TestRoute>(start: .step(0))

  @Test func `a step takes the place of the last`() throws {
    var steps = start
    #expect(try steps.apply(.advance(.step(1))) == [.deactivate(0), .detach(0), .attach(1, .step(1)), .activate(1)])
    #expect(steps.routes == [[.step(1)]])
  }

  @Test func `what lies over a step goes with it, first`() throws {
    var steps = try start.after(.present(.child(1), as: .child), .present(.alert(1), as: .alert))
    let operations = try steps.apply(.advance(.step(1)))
    #expect(operations == [.deactivate(2), .detach(2), .detach(1), .detach(0), .attach(3, .step(1)), .activate(3)])
  }

  @Test func `steps go only where a segue leads`() {
    expectRefused(.advance(.island), by: start, as: .undeclared)
  }

  @Test func `steps leave only where a segue leads away`() {
    expectRefused(.advance(.step(1)), by: Steps<TestRoute>(start: .island), as: .undeclared)
  }

  @Test func `the step that is shown is not shown again`() {
    expectRefused(.advance(.step(0)), by: start, as: .alreadyShown)
  }

  @Test func `steps complete once`() throws {
    var steps = start
    #expect(try steps.apply(.complete) == [])
    #expect(steps.isComplete)
    expectRefused(.complete, by: steps, as: .completed)
  }

  @Test func `nothing advances what is complete`() throws {
    expectRefused(.advance(.step(1)), by: try start.after(.complete), as: .completed)
  }

  @Test(arguments: [Intent<TestRoute>.exit(0), .dismiss(0)])
  func `a step cannot be left`(intent: Intent<TestRoute>) {
    expectRefused(intent, by: start, as: .atRoot)
  }

  @Test func `a step that has gone is no longer there`() throws {
    expectRefused(.exit(0), by: try start.after(.advance(.step(1))), as: .notAttached)
  }

  @Test(arguments: [
    Intent<TestRoute>.push(.page(1)), .pop, .popTo(0), .popToRoot, .replace(.step(1)), .set([.step(1)]), .select(.firstTab),
  ])
  func `steps have no stack and no tabs`(intent: Intent<TestRoute>) {
    expectRefused(intent, by: start, as: .notOffered)
  }
}
