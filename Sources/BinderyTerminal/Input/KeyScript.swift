#if canImport(Glibc) || canImport(Musl)
/// The names of keys, such as `j j Enter b Esc Ctrl+C "some text"`, as the bytes a terminal sends.
///
/// Words are separated by spaces. A single character is typed as it is; a text in quotes is typed
/// character by character; `Paste"…"` is pasted. Names: Enter, Esc, Tab, Space, Backspace, Delete,
/// Insert, Up, Down, Left, Right, Home, End, PageUp, PageDown, F1–F12, each with `Ctrl+`, `Alt+` or
/// `Shift+` before it. `Click@12,3`, `Drag@12,3` and `WheelDown@12,3` name a cell, counted from 0.
public nonisolated struct KeyScript: Sendable, Equatable {
  /// One word of the script.
  public struct Stroke: Sendable, Equatable {
    /// The word as it was written.
    public let name: String
    /// The bytes that the terminal sends for it.
    public let bytes: [UInt8]
  }

  /// A word of a script that names no key.
  public struct Failure: Error, Equatable, CustomStringConvertible {
    /// The unknown word.
    public let word: String
    /// The message for the user.
    public var description: String {
      "“\(word)” is no key. Keys are named like j, Enter, Esc, Ctrl+C, PageDown, F5 or \"text\"."
    }
  }

  /// The words, in order.
  public let strokes: [Stroke]

  /// Reads a script.
  ///
  /// - Throws: ``Failure`` for the first word that names no key.
  public init(_ script: String) throws(Failure) {
    var strokes: [Stroke] = []
    for word in Self.words(of: script) {
      guard let bytes = KeyEncoder.bytes(for: word) else { throw Failure(word: word) }
      strokes.append(Stroke(name: word, bytes: bytes))
    }
    self.strokes = strokes
  }

  /// Splits at spaces that are not inside quotes.
  private static func words(of script: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    for character in script {
      if character == "\"" {
        isQuoted.toggle()
        word.append(character)
      } else if character == " ", !isQuoted {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
#endif
