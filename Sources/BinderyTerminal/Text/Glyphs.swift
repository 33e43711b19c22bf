#if canImport(Glibc) || canImport(Musl)
/// The glyphs of a text of unknown origin, made one by one as they are asked for.
///
/// A line break becomes “⏎”, a tab becomes spaces up to the next stop, what has no width
/// disappears. Iterating costs time only for the characters that are read. A `Substring` is copied
/// first.
public nonisolated struct Glyphs: Sequence, IteratorProtocol {
  private var characters: String.Iterator
  private var spaces = 0
  private var column = 0
  private let tabWidth: Int

  /// Reads a text from its beginning.
  public init(_ text: some StringProtocol, tabWidth: Int = 4) {
    characters = String(text).makeIterator()
    self.tabWidth = Swift.max(1, tabWidth)
  }

  /// Makes the next glyph.
  public mutating func next() -> Glyph? {
    if spaces > 0 {
      spaces -= 1
      column += 1
      return .space
    }
    while let character = characters.next() {
      if let ascii = character.asciiValue, 0x20 <= ascii, ascii < 0x7F {
        column += 1
        return Glyph(character: character, width: 1)
      }
      if character == "\t" {
        spaces = tabWidth - column % tabWidth
        return next()
      }
      guard let glyph = Glyph(character) else { continue }
      column += glyph.width
      return glyph
    }
    return nil
  }
}

nonisolated extension StringProtocol {
  /// As much of the text as can matter when so many cells are shown.
  ///
  /// Finding where a grapheme ends means reading all of it, and a hostile one can be a megabyte
  /// long. No honest cell needs more than the bytes allowed here.
  func bounded(toCells cells: Int) -> String {
    let limit = Swift.max(0, cells) * 64 + 256
    guard utf8.count > limit else { return String(self) }
    var offset = limit
    while offset > 0, utf8[utf8.index(startIndex, offsetBy: offset)] & 0xC0 == 0x80 { offset -= 1 }
    // A copy, because a slice still reads on beyond its end to see where a grapheme ends.
    return String(self[..<utf8.index(startIndex, offsetBy: offset)])
  }
}
#endif
