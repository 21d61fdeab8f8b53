import TestSupport

@testable import Routing

extension Intent where Route == TestRoute {
  /// Any intent, among them such as no container takes; one that fits the container more often than not.
  static func random<State: NavigationState>(for state: State, using dice: inout Dice) -> Intent where State.Route == TestRoute {
    let id = dice.below(8) == 0 ? NodeID(number: dice.below(state.nextNumber + 2)) : state.ids[dice.below(state.ids.count)]
    let overlay = [TestRoute.modal, TestRoute.popover, TestRoute.child, TestRoute.alert][dice.below(4)](dice.below(3))
    let page = dice.below(12) == 0 ? .island : TestRoute.page(dice.below(4))
    let fitting: [Intent] = [
      .push(page), .replace(page), .set((0..<dice.below(4)).map { .page($0 + dice.below(2)) }),
      .select([.firstTab, .secondTab, .thirdTab][dice.below(3)]),
      .advance(.step(dice.below(4))),
    ]
    switch dice.below(12) {
    case 0...3: return fitting[dice.below(fitting.count)]
    case 4...7: return .present(overlay, as: dice.below(12) == 0 ? .push : overlay.presentation)
    case 8: return .dismiss(id)
    case 9: return .exit(id)
    case 10: return [.pop, .popTo(id), .popToRoot][dice.below(3)]
    default: return dice.below(20) == 0 ? .complete : .exit(state.activeID)
    }
  }
}
