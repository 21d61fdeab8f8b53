/// The text of `--help`, made from the table of flags.
enum Help {
  static var text: String {
    """
    trivia \(Version.number): a trivia game for the terminal

    Usage: trivia [flags]

    \(rows.joined(separator: "\n"))

    On a terminal the game fills the screen: arrows or j and k move, Enter takes, digits answer, Tab changes the tab,
    Escape goes back, ? shows all keys. In a pipe, or with --plain, answer by number, by letter or by the first letters.
    Options are kept in $XDG_CONFIG_HOME/trivia/settings.json, or below ~/.config.

    Exit status: 0 played or quit, 64 usage, 65 a file without sense, 66 a file that cannot be read, 74 output failed.
    """
  }

  private static var rows: [String] {
    let names = Flag.all.map { flag in
      if case .take(let placeholder, _, _) = flag.effect { return "\(flag.name) \(placeholder)" }
      return flag.name
    }
    let width = names.map(\.count).max() ?? 0
    return zip(names, Flag.all).map { name, flag in
      "  " + name + String(repeating: " ", count: width + 2 - name.count) + flag.help
    }
  }
}

enum Version {
  static let number = "1.0.0"
}
