nonisolated extension Character {
  /// The nearest that a terminal without Unicode can show, in one cell; a question mark where nothing is near.
  var inASCII: Character {
    if isASCII { return self }
    return ASCIIFallback.nearest[self] ?? "?"
  }
}

/// What stands for the letters and marks that questions in English are likely to hold.
nonisolated private enum ASCIIFallback {
  static let nearest: [Character: Character] = {
    var nearest: [Character: Character] = [:]
    for (plain, others) in groups {
      for other in others { nearest[other] = plain }
    }
    return nearest
  }()

  private static let groups: [(Character, String)] = [
    ("'", "‘’′ʻʼ`´"), ("\"", "“”„″«»"), ("-", "–—‐‑−·•"), ("~", "…≈"), ("x", "×✕"), ("/", "÷"), ("0", "⁰₀"), ("1", "¹₁"), ("2", "²₂"),
    ("3", "³₃"),
    ("4", "⁴₄"), ("5", "⁵₅"), ("6", "⁶₆"), ("7", "⁷₇"), ("8", "⁸₈"), ("9", "⁹₉"), ("A", "ÀÁÂÃÄÅĀĂĄ"), ("C", "ÇĆĈĊČ"), ("D", "ĎĐÐ"),
    ("E", "ÈÉÊËĒĖĘĚ"),
    ("G", "ĞĜĢ"), ("I", "ÌÍÎÏĪİ"), ("L", "ŁĽ"), ("N", "ÑŃŇ"), ("O", "ÒÓÔÕÖØŌŐ"), ("R", "ŘŔ"), ("S", "ŚŞŠȘ"), ("T", "ŢŤȚ"), ("U", "ÙÚÛÜŪŮŰ"),
    ("Y", "ÝŸ"), ("Z", "ŹŻŽ"), ("a", "àáâãäåāăąª"), ("c", "çćĉċč"), ("d", "ďđð"), ("e", "èéêëēėęě"), ("g", "ğĝģ"), ("i", "ìíîïīı"),
    ("l", "łľ"),
    ("n", "ñńň"), ("o", "òóôõöøōőº°"), ("r", "řŕ"), ("s", "śşšșß"), ("t", "ţťț"), ("u", "ùúûüūůű"), ("y", "ýÿ"), ("z", "źżž"),
  ]
}
