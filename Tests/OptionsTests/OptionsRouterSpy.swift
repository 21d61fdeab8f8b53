import Entities
import Options

@testable import Routing

final class OptionsRouterSpy: OptionsRouter {
  enum Call {
    case difficultyRequested, optionsClosed
  }

  var calls: [Call] = []
  private var reply: Reply<Difficulty?>?

  func routeDifficultyRequested(reply: Reply<Difficulty?>) {
    calls.append(.difficultyRequested)
    self.reply = reply
  }

  func routeOptionsClosed() { calls.append(.optionsClosed) }

  /// Resolves the last reply as a navigator does once the menu has gone.
  func resolve(with difficulty: Difficulty?) {
    _ = reply?.offer(difficulty as Any)
    reply?.deliver()
  }

  func cancel() { reply?.cancel(.dismissed) }
}
