import TestSupport
import Testing

@testable import Terminal

struct PlainMenuTests {
  private let question = PlainMenu(.questionSample)

  private func id(_ meaning: PlainMenu.Meaning) -> String? {
    if case .action(let action, value: nil) = meaning { action.id } else { nil }
  }

  @Test(arguments: [
    ("1", "answer-1"), ("3", "answer-3"), ("b", "answer-2"), ("C", "answer-3"), ("X", "leave"), ("jupiter", "answer-2"), ("v", "answer-3"),
    ("answer-1", "answer-1"), ("ANSWER-1", "answer-1"), ("leave the match", "leave"), ("leave", "leave"), ("02", "answer-2"),
  ])
  func `an answer is named in many ways`(line: String, action: String) {
    #expect(id(question.meaning(of: line)) == action)
  }

  @Test(arguments: ["0", "4", "-1", "+1", "1x", "1 2", "d", "leave the", "99999999999999999999", "\u{663}", ">"])
  func `what names nothing means nothing`(line: String) {
    #expect(question.meaning(of: line) == .nothing)
  }

  @Test func `a key wins over a letter, and a letter over the beginning of a name`() {
    let page = Page(
      scene: "s", title: "T",
      actions: [
        Action("1", "Yes", role: .choice), Action("2", "No", role: .choice), Action("back", "Back", key: "b"), Action("all", "All"),
      ])
    #expect(id(PlainMenu(page).meaning(of: "b")) == "back")
    #expect(id(PlainMenu(page).meaning(of: "a")) == "1")
    #expect(id(PlainMenu(page).meaning(of: "al")) == "all")
  }

  @Test func `a number wins over an answer that is one`() {
    let page = Page(scene: "s", title: "T", actions: [Action("x", "2", role: .choice), Action("y", "1", role: .choice)])
    #expect(id(PlainMenu(page).meaning(of: "1")) == "x")
  }

  @Test func `the page's own names win over q and help`() {
    let page = Page(scene: "s", title: "T", actions: [Action("queue", "Line up", key: "q"), Action("help", "Help")])
    #expect(id(PlainMenu(page).meaning(of: "q")) == "queue")
    #expect(id(PlainMenu(page).meaning(of: "help")) == "help")
    #expect(PlainMenu(page).meaning(of: "quit") == .quit)
    #expect(PlainMenu(page).meaning(of: "?") == .help)
  }

  @Test func `the way out is not taken by the beginning of its name`() {
    #expect(question.meaning(of: "lea") == .nothing)
  }

  @Test func `the longest name takes the value`() {
    let field = Action.Role.field(value: "", prompt: "")
    let page = Page(scene: "s", title: "T", actions: [Action("a", "Name", role: field), Action("b", "Name of team", role: field)])
    #expect(PlainMenu(page).meaning(of: "name of team Reds") == .action(page.actions[1], value: "Reds"))
    #expect(PlainMenu(page).meaning(of: "name of") == .action(page.actions[1], value: nil))
    #expect(PlainMenu(page).meaning(of: "name Of Reds") == .action(page.actions[0], value: "Of Reds"))
  }
}
