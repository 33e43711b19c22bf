#if canImport(Glibc) || canImport(Musl)
/// A decoder of the bytes that a terminal sends, in pieces of any length.
///
/// The decoder holds no clock. After feeding it, ask ``patience``: while that is not `nil`, the
/// bytes so far may be the beginning of something longer, and when so much time has passed
/// without another byte, ``timeOut()`` decides. Unknown sequences are dropped whole,
/// so that no part of them is read as typed text.
///
/// ```swift
/// var decoder = InputDecoder()
/// let events = decoder.feed([0x1B, 0x5B, 0x41])  // [.key(KeyPress(.up))]
/// ```
public nonisolated struct InputDecoder {
  private enum State {
    case ground
    case utf8
    case escape
    case control
    case singleShift
    case string
    case stringEscape
    case oldMouse(left: Int)
    case paste
  }

  /// The longest paste that is kept; what exceeds it is dropped.
  private let longestPaste: Int
  private static let longestSequence = 512
  private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)

  private var state = State.ground
  private var buffer: [UInt8] = []
  private var isAlt = false
  private var events: [InputEvent] = []

  /// Makes a decoder that waits for the first byte.
  public init() { self.init(longestPaste: 16 << 20) }

  init(longestPaste: Int) { self.longestPaste = longestPaste }

  /// The time to wait for more bytes before ``timeOut()``, or `nil` if nothing is half read.
  public var patience: Duration? {
    switch state {
    case .ground: nil
    case .escape, .control, .singleShift: .milliseconds(40)
    case .utf8, .string, .stringEscape, .oldMouse: .milliseconds(500)
    case .paste: .seconds(3)
    }
  }

  /// Reads bytes, and returns the events that they complete.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    events = []
    for byte in bytes { consume(byte) }
    return events
  }

  /// Decides the meaning of half-read bytes, because no more are coming.
  public mutating func timeOut() -> [InputEvent] {
    events = []
    switch state {
    case .ground: break
    case .escape: emit(.escape)
    case .control where buffer.isEmpty: emit(.character("["), .alt)
    case .singleShift: emit(.character("O"), .alt)
    case .utf8: emit(.character("\u{FFFD}"))
    case .paste: endPaste()
    case .control, .string, .stringEscape, .oldMouse: break
    }
    reset()
    return events
  }

  private mutating func consume(_ byte: UInt8) {
    switch state {
    case .ground: consumeGround(byte)
    case .utf8: consumeContinuation(byte)
    case .escape: consumeEscape(byte)
    case .control: consumeControl(byte)
    case .singleShift: consumeSingleShift(byte)
    case .string: consumeString(byte)
    case .stringEscape:
      // ESC \ ends the string; anything else after ESC begins a new sequence.
      finishString()
      if byte != UInt8(ascii: "\\") {
        state = .escape
        consume(byte)
      }
    case .oldMouse(let left): if left > 1 { state = .oldMouse(left: left - 1) } else { reset() }
    case .paste: consumePaste(byte)
    }
  }

  private mutating func reset() {
    state = .ground
    buffer.removeAll(keepingCapacity: buffer.count < 4096)
    isAlt = false
  }

  private mutating func emit(_ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers = []) {
    events.append(.key(KeyPress(key, isAlt ? modifiers.union(.alt) : modifiers)))
    isAlt = false
  }
}

// MARK: - Keys that are one byte or one scalar

nonisolated extension InputDecoder {
  private mutating func consumeGround(_ byte: UInt8) {
    switch byte {
    case 0x1B: state = .escape
    case 0x00: emit(.character(" "), .control)
    case 0x08, 0x7F: emit(.backspace)
    case 0x09: emit(.tab)
    case 0x0A, 0x0D: emit(.enter)
    case 0x01...0x1A: emit(.character(Self.character(byte + 0x60)), .control)
    case 0x1C...0x1F: emit(.character(Self.character(byte + 0x40)), .control)
    case 0x20..<0x7F: emit(.character(Self.character(byte)))
    case 0xC2...0xF4:
      buffer = [byte]
      state = .utf8
    default: emit(.character("\u{FFFD}"))
    }
  }

  private mutating func consumeContinuation(_ byte: UInt8) {
    guard byte & 0xC0 == 0x80 else {
      emit(.character("\u{FFFD}"))
      buffer = []
      state = .ground
      consume(byte)
      return
    }
    buffer.append(byte)
    let length = buffer[0] >= 0xF0 ? 4 : buffer[0] >= 0xE0 ? 3 : 2
    guard buffer.count == length else { return }
    // Overlong forms and surrogates decode to more than one scalar, all of them replacements.
    let scalars = String(decoding: buffer, as: UTF8.self).unicodeScalars
    let isValid = scalars.count == 1
    emit(.character(isValid ? scalars.first.map(Character.init) ?? "\u{FFFD}" : "\u{FFFD}"))
    reset()
  }

  private mutating func consumeEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["):
      buffer = []
      state = .control
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      buffer = [byte]
      state = .string
    case 0x1B:
      // The first Esc stands for itself, the second may begin something.
      emit(.escape)
    default:
      state = .ground
      isAlt = true
      consume(byte)
    }
  }

  private static func character(_ byte: UInt8) -> Character {
    Character(Unicode.Scalar(byte))
  }
}

// MARK: - Sequences

nonisolated extension InputDecoder {
  private mutating func consumeSingleShift(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "P")...UInt8(ascii: "S"):
      emit(.function(Int(byte - UInt8(ascii: "P")) + 1))
    case UInt8(ascii: "M"): emit(.enter)
    default: if let key = ControlSequence.cursorKey(byte) { emit(key) }
    }
    // A byte that cannot end the sequence begins something else.
    let startsAnew = byte < 0x20
    reset()
    if startsAnew { consume(byte) }
  }

  private mutating func consumeControl(_ byte: UInt8) {
    switch byte {
    case 0x20...0x3F:
      if buffer.count < Self.longestSequence { buffer.append(byte) }
    case 0x40...0x7E:
      if buffer.isEmpty, byte == UInt8(ascii: "[") {
        // Linux console: ESC [ [ A is F1.
        buffer.append(byte)
        return
      }
      finishControl(byte)
    default:
      reset()
      if byte == 0x1B || byte < 0x20 { consume(byte) }
    }
  }

  private mutating func finishControl(_ final: UInt8) {
    let sequence = ControlSequence(parameters: buffer, final: final)
    reset()
    switch sequence.meaning {
    case .event(let event): events.append(event)
    case .pasteStart: state = .paste
    case .oldMouse: state = .oldMouse(left: 3)
    case .nothing: break
    }
  }

  private mutating func consumeString(_ byte: UInt8) {
    switch byte {
    case 0x1B: state = .stringEscape
    case 0x07: finishString()
    default: if buffer.count < Self.longestSequence { buffer.append(byte) }
    }
  }

  private mutating func finishString() {
    if let isLight = BackgroundReply.isLight(buffer) {
      events.append(.background(isLight: isLight))
    }
    reset()
  }
}

// MARK: - Pastes

nonisolated extension InputDecoder {
  private mutating func consumePaste(_ byte: UInt8) {
    buffer.append(byte)
    if byte == UInt8(ascii: "~"), buffer.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd) {
      buffer.removeLast(Self.pasteEnd.count)
      endPaste()
      reset()
    } else if buffer.count > longestPaste + 4096 {
      // Keep the beginning, and enough of the end to see the paste end.
      buffer.removeSubrange(longestPaste..<(buffer.count - Self.pasteEnd.count))
    }
  }

  private mutating func endPaste() {
    events.append(.paste(String(decoding: buffer.prefix(longestPaste), as: UTF8.self)))
  }
}
#endif
