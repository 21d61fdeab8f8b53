package import Terminal

/// Pages as the game has them.
package enum SamplePages {
  package static var menu: Page {
    var page = Page(
      scene: "Landing", title: "Trivia", blocks: [.text("Ten questions, four answers each.")],
      actions: [
        Action("play", "Play", key: "p"), Action("daily", "Daily match", key: "d"), Action("options", "Options", key: "o"),
        Action("quit", "Quit", key: "q"),
      ])
    page.actions += tabs
    page.containers = ["Tabs", "Stack"]
    return page
  }

  package static var tabs: [Action] {
    [
      Action("tab1", "Play", role: .tab(isSelected: true), key: "t1"),
      Action("tab2", "Options", role: .tab(isSelected: false), key: "t2"),
      Action("tab3", "About", role: .tab(isSelected: false), key: "t3"),
    ]
  }

  package static var game: Page {
    var page = Page(
      scene: "Game", title: "Question 3",
      blocks: [
        .gauge(words: "Question 3 of 10", value: 3, total: 10), .headline("Which planet of the solar system has the shortest day?"),
      ],
      actions: ["Mercury", "Jupiter", "Earth", "Neptune"].enumerated().map { Action("a\($0.offset)", $0.element, role: .choice) }
        + [Action("leave", "Leave", role: .back)])
    page.containers = ["Stack", "Match"]
    page.trail = ["Trivia"]
    return page
  }

  package static var options: Page {
    Page(
      scene: "Options", title: "Options",
      actions: [
        Action("name", "Name", role: .field(value: "Ada", prompt: "Your name")),
        Action("difficulty", "Difficulty", role: .picker(value: "Easy", options: ["Easy", "Medium", "Hard"])),
        Action("category", "Category", role: .menu(value: "Music")),
        Action("sound", "Sound", role: .picker(value: "On", options: ["On", "Off"])), Action("close", "Close", role: .back),
      ])
  }

  package static var feedback: Page {
    game.with(
      .child,
      Page(
        scene: "Feedback", title: "Feedback", blocks: [.notice(.bad, "Not correct"), .text("The answer is Jupiter.")],
        actions: [Action("next", "Continue", key: "c")]))
  }

  package static var modal: Page { menu.with(.modal, options) }

  package static var alert: Page {
    menu.with(
      .alert,
      Page(
        scene: "NoData", title: "No questions", blocks: [.notice(.warning, "The questions could not be fetched.")],
        actions: [Action("retry", "Try again", key: "t"), Action("back", "Back", role: .back)]))
  }

  package static var popover: Page {
    options.with(
      .popover(anchor: "category"),
      Page(
        scene: "CategoryMenu", title: "Category",
        actions: ["Music", "Film", "Sport"].map { Action($0, $0, role: .choice) } + [Action("cancel", "Cancel", role: .back)]))
  }

  package static var all: [Page] { [menu, game, options, feedback, modal, alert, popover] }
}

extension Page {
  package func with(_ style: Layer.Style, _ page: Page) -> Page {
    var copy = self
    copy.layers.append(Layer(style: style, page: page))
    return copy
  }
}
