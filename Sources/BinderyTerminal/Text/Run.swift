#if canImport(Glibc) || canImport(Musl)
/// A piece of text in one style; a line is an array of runs.
public nonisolated struct Run: Hashable, Sendable {
  /// The text.
  public var text: String
  /// The look of the text.
  public var style: Style
  /// The meaning of a click on the text; `nil` for text that cannot be clicked.
  public var target: ClickTarget?

  /// Makes a run.
  public init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }

  /// Makes a run that leads to an address, which may be of unknown origin.
  public init(_ text: String, _ style: Style, link: String?) {
    self.text = text
    self.style = style
    target = link.map { .link($0) }
  }

  /// Makes a run that performs an action of its view when the user clicks it.
  public init(_ text: String, _ style: Style, action: String) {
    self.init(text, style, target: .action(action))
  }

  /// Makes a run with the meaning of a click on it.
  public init(_ text: String, _ style: Style, target: ClickTarget?) {
    self.text = text
    self.style = style
    self.target = target
  }

  /// Makes a run in the style of a role.
  public init(_ text: String, _ role: Role, _ attributes: Style.Attributes = []) {
    self.init(text, Style(role, attributes))
  }

  /// The address that the text leads to, as it was written; `nil` for text that is no link.
  public var link: String? { if case .link(let address) = target { address } else { nil } }
}

nonisolated extension [Run] {
  /// The cells that the line takes.
  public var displayWidth: Int { reduce(0) { $0 + $1.text.displayWidth } }

  /// Returns whether the line has printable ASCII characters only, and at most so many.
  private func isPlain(upTo count: Int) -> Bool {
    var left = count
    for run in self {
      left -= run.text.utf8.count
      // Counted first, because the text may be a megabyte long.
      guard left >= 0, run.text.isPlain else { return false }
    }
    return true
  }

  /// The line as it looks in a selected row.
  package var inSelection: [Run] { map { Run($0.text, $0.style.inSelection, target: $0.target) } }

  /// The line cut to fit, its end marked by “…” when something is missing.
  public func truncated(to width: Int) -> [Run] {
    guard width > 0 else { return [] }
    if isPlain(upTo: width) { return self }
    var kept: [Run] = []
    var used = 0
    for run in self {
      let shown = run.text.bounded(toCells: width - used)
      kept.append(Run("", run.style, target: run.target))
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
