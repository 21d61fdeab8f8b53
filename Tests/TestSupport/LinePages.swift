package import Terminal

/// Pages of every kind, as the game might show them.
extension Page {
  package static let menuSample: Page = {
    var page = Page(
      scene: "landing", title: "Trivia", blocks: [.text("Best so far: 8 of 10."), .notice(.plain, "60 questions are ready.")],
      actions: [
        Action("play", "Play", key: "p"), Action("options", "Options", key: "o"), Action("leave", "Leave", role: .back, key: "x"),
        Action("tab1", "Play", role: .tab(isSelected: true), key: "t1"), Action("tab2", "About", role: .tab(isSelected: false), key: "t2"),
      ])
    page.containers = ["tabs", "stack"]
    return page
  }()

  package static let questionSample: Page = {
    var page = Page(
      scene: "game", title: "Question 2",
      blocks: [
        .headline("Which planet is the largest?"), .gauge(words: "Question 2 of 10", value: 2, total: 10), .text("Science\nEasy"),
      ],
      actions: [
        Action("answer-1", "Mars", role: .choice), Action("answer-2", "Jupiter", role: .choice), Action("answer-3", "Venus", role: .choice),
        Action("leave", "Leave the match", role: .back, key: "x"),
      ])
    page.containers = ["tabs", "stack"]
    page.trail = ["Trivia"]
    return page
  }()

  package static func optionsSample(count: String = "10", category: String = "Any") -> Page {
    Page(
      scene: "options", title: "Options",
      actions: [
        Action("count", "Number of questions", role: .field(value: count, prompt: "How many, 1 to 50")),
        Action("category", "Category", role: .picker(value: category, options: ["Any", "History", "Science", "Science Fiction"])),
        Action("done", "Done", role: .back, key: "d"),
      ])
  }

  package static let busySample = Page(
    scene: "loading", title: "Loading", blocks: [.text("Fetching questions.")], actions: [Action("cancel", "Stop", key: "c")], isBusy: true)

  package func covered(by page: Page, as style: Layer.Style = .modal) -> Page {
    var copy = self
    copy.layers.append(Layer(style: style, page: page))
    return copy
  }
}
