import Observation
import Routing
import Terminal

@Observable
final class GameView {
  private enum ID {
    static let answer = "answer-"
    static let leave = "leave"
  }

  private let presenter: GamePresenter
  private var question: GameQuestionText?
  private var score = ""

  init(presenter: GamePresenter) { self.presenter = presenter }
}

extension GameView: PageScene {
  var content: Page {
    guard let question else { return Page(scene: "Game", title: "") }
    let answers = question.answers.enumerated().map { Action("\(ID.answer)\($0 + 1)", $1, role: .choice) }
    return Page(
      scene: "Game", title: question.title,
      blocks: [
        .gauge(words: question.progress, value: question.number, total: question.total),
        .text("\(question.difficulty) · \(score)"),
        .headline(question.question),
      ],
      actions: answers + [Action(ID.leave, question.leave, role: .back, key: "l")])
  }

  func receive(_ input: PageInput) {
    if input.action == ID.leave {
      presenter.eventLeave()
    } else if input.action.hasPrefix(ID.answer), let number = Int(input.action.dropFirst(ID.answer.count)), number > 0 {
      presenter.eventAnswer(number - 1)
    }
  }

  func sceneReady() { presenter.eventViewReady() }
}

extension GameView: GamePresenterOutput {
  func showQuestion(_ question: GameQuestionText) { self.question = question }

  func showScore(_ words: String) { score = words }
}
