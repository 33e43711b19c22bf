import CGTK

extension String {
  /// The text in a form that a widget may show, also if it is from an untrusted source.
  ///
  /// Controls other than tabs and line breaks, and marks that reorder what stands around them,
  /// become “�”; carriage returns are removed; a text longer than `limit` scalars is cut between
  /// two characters and ends with “…”. The cost grows with the length of the result, not of the
  /// text.
  public nonisolated func displayed(limit: Int = 10_000) -> String {
    var shown = String.UnicodeScalarView()
    let end = end(ofScalars: limit)
    for scalar in unicodeScalars[..<end] where scalar != "\r" {
      shown.append(scalar.isHarmless ? scalar : "\u{FFFD}")
    }
    if end < endIndex { shown.append("…") }
    return String(shown)
  }

  /// Returns the end of the last character that is within a number of scalars.
  ///
  /// A character of very many scalars is cut, so that a hostile one costs no more than others.
  private nonisolated func end(ofScalars limit: Int) -> Index {
    guard let cut = unicodeScalars.index(startIndex, offsetBy: limit, limitedBy: endIndex) else {
      return endIndex
    }
    var end = cut
    for _ in 0..<32 where end > startIndex {
      if Index(end, within: self) != nil { return end }
      unicodeScalars.formIndex(before: &end)
    }
    return cut
  }

  /// The text with a zero-width space after each 200 characters of a word.
  ///
  /// Pango's time to wrap a word grows with the square of its length: a word of 10,000 letters
  /// takes half a second, and a label is measured several times.
  nonisolated var withBreaksInLongWords: String {
    var broken = ""
    var length = 0
    for character in self {
      length = character.isWhitespace ? 0 : length + 1
      broken.append(character)
      if length == 200 {
        broken.append("\u{200B}")
        length = 0
      }
    }
    return broken
  }

  /// The text for the few places where libadwaita reads Pango's markup: it shows as it is.
  public nonisolated var escapedMarkup: String {
    guard let escaped = g_markup_escape_text(self, -1) else { return "" }
    defer { g_free(escaped) }
    return String(cString: escaped)
  }

  /// The text for labels in which an underscore marks the key that activates them.
  nonisolated var escapedMnemonic: String {
    var escaped = ""
    for character in self { escaped += character == "_" ? "__" : String(character) }
    return escaped
  }
}

nonisolated extension Unicode.Scalar {
  fileprivate var isHarmless: Bool {
    switch value {
    case 0x09, 0x0A: true
    case 0..<0x20, 0x7F..<0xA0: false
    case 0x202A...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
