#if canImport(Glibc) || canImport(Musl)
nonisolated extension String {
  /// The cells that the text takes in one line, after hostile parts have been made visible.
  public var displayWidth: Int {
    if isPlain { return utf8.count }
    var cells = 0
    var glyphs = Glyphs(self)
    while let glyph = glyphs.next() { cells += glyph.width }
    return cells
  }

  /// Whether the text has printable ASCII characters only, as most have.
  ///
  /// Each of them takes one cell and is drawn as it is, so that such a text is measured without its
  /// glyphs.
  var isPlain: Bool {
    for scalar in unicodeScalars where scalar.value < 0x20 || scalar.value > 0x7E { return false }
    return true
  }

  /// The text cut to fit, its end marked by “…” when something is missing.
  public func truncated(to width: Int) -> String {
    [Run(self)].truncated(to: width).map(\.text).joined()
  }

  /// The text cut or filled with spaces to exactly so many cells.
  public func padded(to width: Int, alignment: TextAlignment = .leading) -> String {
    let text = truncated(to: width)
    let missing = Swift.max(0, width - text.displayWidth)
    let before =
      switch alignment {
      case .leading: 0
      case .center: missing / 2
      case .trailing: missing
      }
    return String(repeating: " ", count: before) + text
      + String(repeating: " ", count: missing - before)
  }
}
#endif
