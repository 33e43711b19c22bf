#if canImport(Glibc) || canImport(Musl)
/// A piece of text in one style; a line is an array of runs.
public nonisolated struct Run: Hashable, Sendable {
  /// The text.
  public var text: String
  /// The look of the text.
  public var style: Style
  /// The address that the text leads to, as it was written; `nil` for text that is no link.
  public var link: String?

  /// Makes a run.
  public init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }

  /// Makes a run that leads to an address, which may be of unknown origin.
  public init(_ text: String, _ style: Style, link: String?) {
    self.text = text
    self.style = style
    self.link = link
  }

  /// Makes a run in the style of a role.
  public init(_ text: String, _ role: Role, _ attributes: Style.Attributes = []) {
    self.init(text, Style(role, attributes))
  }
}

nonisolated extension [Run] {
  /// The cells that the line takes.
  public var displayWidth: Int { reduce(0) { $0 + $1.text.displayWidth } }

  /// The line as it looks in a selected row.
  public var inSelection: [Run] { map { Run($0.text, $0.style.inSelection, link: $0.link) } }

  /// The line cut to fit, its end marked by “…” when something is missing.
  public func truncated(to width: Int) -> [Run] {
    guard width > 0 else { return [] }
    var kept: [Run] = []
    var used = 0
    for run in self {
      let shown = run.text.bounded(toCells: width - used)
      kept.append(Run("", run.style, link: run.link))
      for glyph in Glyphs(shown) {
        guard used + glyph.width <= width else { return kept.marked(used: used, width: width) }
        kept[kept.count - 1].text.append(glyph.character)
        used += glyph.width
      }
      if shown.utf8.count < run.text.utf8.count { return kept.marked(used: used, width: width) }
    }
    return kept
  }

  /// The line with “…” at its end, for which it gives up a glyph if it has no cell left.
  private func marked(used: Int, width: Int) -> [Run] {
    var runs = self
    var used = used
    while used >= width, let last = runs.indices.last {
      if let removed = runs[last].text.popLast() {
        used -= Glyph(removed)?.width ?? 0
      } else {
        runs.removeLast()
      }
    }
    runs.append(Run("…", runs.last?.style ?? .plain))
    return runs
  }
}
#endif
