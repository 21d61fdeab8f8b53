/// What a scene shows: content and the actions that it offers, never cells or escape codes. Faces draw it.
public struct Page: Equatable, Sendable {
  /// The name of the scene, for scripts.
  public var scene: String
  public var title: String
  public var blocks: [Block]
  public var actions: [Action]
  /// Something is under way that ends by itself; until then inputs that were typed ahead wait.
  public var isBusy: Bool

  /// The containers around the scene, outermost first; containers write it.
  public var containers: [String] = []
  /// The scenes beneath this one on its stack, by their titles; containers write it.
  public var trail: [String] = []
  /// The pages over this one, lowest first; containers write it.
  public var layers: [Layer] = []

  public init(scene: String, title: String, blocks: [Block] = [], actions: [Action] = [], isBusy: Bool = false) {
    self.scene = scene
    self.title = title
    self.blocks = blocks
    self.actions = actions
    self.isBusy = isBusy
  }
}

extension Page {
  /// A piece of content, in reading order.
  public enum Block: Equatable, Sendable {
    case text(String)
    /// The one text that the page is about, such as the question.
    case headline(String)
    /// How far something has come; `words` says it in full.
    case gauge(words: String, value: Int, total: Int)
    case notice(Mood, String)

    /// The block as words alone.
    public var words: String {
      switch self {
      case .text(let words), .headline(let words), .gauge(let words, _, _), .notice(_, let words): words
      }
    }
  }

  /// How a notice is meant; faces add a symbol and a colour, the words must say it without them.
  public enum Mood: Equatable, Sendable {
    case good, bad, warning, plain
  }

  /// A page over another one.
  public struct Layer: Equatable, Sendable {
    /// How it lies there.
    public enum Style: Equatable, Sendable {
      case modal
      /// Beside the action of the page beneath that opened it.
      case popover(anchor: String)
      case child
      case alert
    }

    public let style: Style
    public var page: Page

    public init(style: Style, page: Page) {
      self.style = style
      self.page = page
    }
  }

  /// The page that takes inputs: the topmost.
  public var active: Page { layers.last?.page.active ?? self }

  /// The names from the root to the active scene.
  public var path: [String] { containers + [scene] + layers.flatMap(\.page.path) }
}
