/// The lines that git writes to its standard error, and those that it writes over.
nonisolated struct ProgressLines {
  /// The longest line in bytes; the rest of a longer one is left out.
  private static let longestLine = 400
  /// The most bytes of text that are kept, twice as many until it is shortened.
  private static let longestText = 32 << 10

  /// The lines that have ended with a line break, without those that were written over.
  private(set) var text: [UInt8] = []
  private var line: [UInt8] = []

  /// Adds bytes, and returns the lines that have ended.
  mutating func add(_ bytes: UnsafeRawBufferPointer) -> [String] {
    var lines: [String] = []
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !line.isEmpty { lines.append(String(decoding: line, as: UTF8.self)) }
        if byte == UInt8(ascii: "\n") { keep() }
        line = []
      default: if line.count < Self.longestLine { line.append(byte) }
      }
    }
    return lines
  }

  /// Returns the last line, which no line break has ended.
  mutating func end() -> [String] {
    guard !line.isEmpty else { return [] }
    keep()
    return [String(decoding: line, as: UTF8.self)]
  }

  private mutating func keep() {
    text += line + [UInt8(ascii: "\n")]
    if text.count > 2 * Self.longestText { text.removeFirst(text.count - Self.longestText) }
  }
}
