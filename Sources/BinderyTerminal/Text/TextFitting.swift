#if canImport(Glibc) || canImport(Musl)
nonisolated extension String {
  /// The cells that the text takes in one line, after hostile parts have been made visible.
  public var displayWidth: Int {
    Glyphs(self).reduce(0) { $0 + $1.width }
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
