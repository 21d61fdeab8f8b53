/// A page as lines of words, and what of it is new to somebody who has read another one.
struct PlainPage: Equatable {
  let path: [String]
  /// The one that takes inputs; what lies under it is not read out.
  let page: Page
  /// Of everything that is shown, not of the active page alone.
  private let trail: [String]

  init(_ root: Page) {
    path = root.path
    page = root.active
    trail = root.wholeTrail
  }

  var menu: PlainMenu { PlainMenu(page) }

  /// Of the same page only the lines that were not there before, of every other one all.
  ///
  /// It is the same page if the path, title, trail and headlines are.
  func lines(after last: PlainPage?) -> [String] {
    guard let last, last.subject == subject else { return ["", "== \(page.title) =="] + trailLines(after: last) + content }
    let known = Set(last.content)
    return content.filter { !known.contains($0) }
  }

  private func trailLines(after last: PlainPage?) -> [String] {
    trail.isEmpty || trail == last?.trail ? [] : ["Beneath: \(trail.joined(separator: ", "))"]
  }

  private var content: [String] { page.blocks.flatMap(\.words.textLines) + menu.lines }

  private var subject: [[String]] {
    let headlines = page.blocks.compactMap { if case .headline(let words) = $0 { words } else { nil } }
    return [path, [page.title], trail, headlines]
  }
}

extension Page {
  fileprivate var wholeTrail: [String] { trail + (layers.last?.page.wholeTrail ?? []) }
}
