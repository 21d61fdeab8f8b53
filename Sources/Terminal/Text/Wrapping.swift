nonisolated extension String {
  /// The text in lines of at most `width` cells, broken at spaces where there are any; at least one line.
  package func wrapped(to width: Int) -> [String] {
    guard width > 0 else { return [""] }
    var lines: [String] = []
    var line = ""
    var room = width
    for word in split(separator: " ") {
      let needed = String(word).cellWidth
      if !line.isEmpty, needed + 1 <= room {
        line += " " + word
        room -= needed + 1
        continue
      }
      if !line.isEmpty { lines.append(line) }
      var pieces = needed <= width ? [String(word)] : String(word).broken(to: width)
      line = pieces.removeLast()
      lines += pieces
      room = width - line.cellWidth
    }
    return line.isEmpty && !lines.isEmpty ? lines : lines + [line]
  }

  /// The text cut to `width` cells, ending in `mark` if something was cut.
  package func clipped(to width: Int, mark: String = "…") -> String {
    if cellWidth <= width { return self }
    let room = width - mark.cellWidth
    return room < 0 ? prefix(cells: width) : prefix(cells: room) + mark
  }

  /// As much of its end as fits into `width` cells.
  package func tail(cells width: Int) -> String {
    var room = width
    let kept = reversed().prefix { character in
      room -= character.cellWidth
      return room >= 0
    }
    return String(kept.reversed())
  }

  private func prefix(cells width: Int) -> String {
    var room = width
    return String(
      prefix { character in
        room -= character.cellWidth
        return room >= 0
      })
  }

  /// A word without a place to break it, in pieces.
  private func broken(to width: Int) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var room = width
    for character in self {
      let needed = character.cellWidth
      if needed > room, !piece.isEmpty {
        pieces.append(piece)
        piece = ""
        room = width
      }
      piece.append(character)
      room -= needed
    }
    return pieces + [piece]
  }
}
