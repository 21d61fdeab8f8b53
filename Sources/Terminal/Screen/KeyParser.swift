/// Makes keys of a terminal's bytes, one byte at a time, so that it does not matter how they were split into reads.
package struct KeyParser {
  private enum State {
    case ground
    case escape
    /// After ESC O.
    case singleShift
    case sequence([UInt8])
    /// After ESC [ [, which the Linux console sends for function keys.
    case consoleKey
    /// In an OSC, DCS, APC, PM or SOS string; `true` after an ESC in it.
    case string(afterEscape: Bool)
    case paste(PasteBuffer)
    case scalar([UInt8], needed: Int)
  }

  private var state = State.ground
  private var keys: [Key] = []

  /// An escape came and nothing after it: only a pause can tell that it was the key.
  var isUndecided: Bool {
    if case .escape = state { true } else { false }
  }

  package init() {}

  package mutating func keys(from bytes: [UInt8]) -> [Key] {
    for byte in bytes { take(byte) }
    return takeKeys()
  }

  /// Nothing followed for a while: an escape that waits was the key.
  package mutating func pause() -> [Key] {
    if isUndecided {
      state = .ground
      keys.append(.escape)
    }
    return takeKeys()
  }

  private mutating func takeKeys() -> [Key] {
    defer { keys = [] }
    return keys
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeInGround(byte)
    case .escape: takeAfterEscape(byte)
    case .singleShift: takeAfterSingleShift(byte)
    case .sequence(let parameters): takeInSequence(byte, after: parameters)
    case .consoleKey: state = .ground
    case .string(let afterEscape): takeInString(byte, afterEscape: afterEscape)
    case .paste(let buffer): takeInPaste(byte, after: buffer)
    case .scalar(let bytes, let needed): takeInScalar(byte, after: bytes, needed: needed)
    }
  }

  private mutating func takeInGround(_ byte: UInt8) {
    switch byte {
    case 0x1B: state = .escape
    case 0x0D, 0x0A: keys.append(.enter)
    case 0x09: keys.append(.tab)
    case 0x08, 0x7F: keys.append(.backspace)
    case 0x01...0x1A: keys.append(.control(Character(Unicode.Scalar(byte + 0x60))))
    case 0x00...0x1F: break
    case 0x20...0x7E: keys.append(.character(Character(Unicode.Scalar(byte))))
    case 0xC2...0xDF: state = .scalar([byte], needed: 2)
    case 0xE0...0xEF: state = .scalar([byte], needed: 3)
    case 0xF0...0xF4: state = .scalar([byte], needed: 4)
    default: keys.append(.character("\u{FFFD}"))
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8) {
    state = .ground
    switch byte {
    case 0x1B:
      keys.append(.escape)
      state = .escape
    case UInt8(ascii: "["): state = .sequence([])
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"): state = .string(afterEscape: false)
    case 0x20...0x7E: break  // A letter with the alt key, which means nothing here.
    default: takeInGround(byte)
    }
  }

  private mutating func takeAfterSingleShift(_ byte: UInt8) {
    state = .ground
    if byte < 0x20 || byte > 0x7E { return takeInGround(byte) }
    if byte == UInt8(ascii: "M") { return keys.append(.enter) }
    if let key = KeySequence(parameters: [], final: byte).key { keys.append(key) }
  }

  private mutating func takeInSequence(_ byte: UInt8, after parameters: [UInt8]) {
    switch byte {
    case 0x1B: state = .escape
    case 0x18, 0x1A: state = .ground
    case 0x00...0x1F:
      takeInGround(byte)
      state = .sequence(parameters)
    case 0x20...0x3F: state = .sequence(parameters.count < 32 ? parameters + [byte] : parameters)
    case UInt8(ascii: "[") where parameters.isEmpty: state = .consoleKey
    case 0x40...0x7E: finish(KeySequence(parameters: parameters, final: byte))
    default:
      state = .ground
      takeInGround(byte)
    }
  }

  private mutating func finish(_ sequence: KeySequence) {
    state = sequence.startsPaste ? .paste(PasteBuffer()) : .ground
    if let key = sequence.key { keys.append(key) }
  }

  /// A letter typed with alt begins a string just as a terminal's answer does, so any other sequence, and a key to quit, ends it.
  private mutating func takeInString(_ byte: UInt8, afterEscape: Bool) {
    switch byte {
    case 0x07, 0x18, 0x1A: state = .ground
    case 0x03, 0x04:
      state = .ground
      takeInGround(byte)
    case 0x1B: state = .string(afterEscape: true)
    case UInt8(ascii: "\\") where afterEscape: state = .ground
    default:
      if afterEscape { return takeAfterEscape(byte) }
    }
  }

  private mutating func takeInPaste(_ byte: UInt8, after buffer: PasteBuffer) {
    // The buffer must have one owner while it grows.
    state = .ground
    var buffer = buffer
    if let text = buffer.textEnded(by: byte) {
      keys.append(.paste(text))
    } else {
      state = .paste(buffer)
    }
  }

  private mutating func takeInScalar(_ byte: UInt8, after bytes: [UInt8], needed: Int) {
    guard byte & 0xC0 == 0x80 else {
      state = .ground
      keys.append(.character("\u{FFFD}"))
      return takeInGround(byte)
    }
    let all = bytes + [byte]
    state = all.count < needed ? .scalar(all, needed: needed) : .ground
    guard all.count == needed else { return }
    let text = String(decoding: all, as: UTF8.self)
    keys.append(.character(text.unicodeScalars.count == 1 ? Character(text) : "\u{FFFD}"))
  }
}
