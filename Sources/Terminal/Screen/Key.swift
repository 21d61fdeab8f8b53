/// A key press as a terminal reports it, or a paste.
package enum Key: Equatable {
  case character(Character)
  case up, down, left, right
  case home, end, pageUp, pageDown
  case enter, escape, tab, backTab, backspace, delete
  /// A letter with the control key.
  case control(Character)
  /// What was pasted; its line breaks are no enter keys.
  case paste(String)
}
