#if canImport(Glibc) || canImport(Musl)
/// The places where a line that is too long may be broken.
public nonisolated enum Wrapping: Sendable {
  /// Between words; a word longer than the line breaks anywhere.
  case words
  /// At the last cell.
  case cells
}

nonisolated extension String {
  /// The text in lines of at most so many cells; a line break in it starts a new one.
  ///
  /// A character that is wider than a line is shown as “…”.
  public func wrapped(to width: Int, by wrapping: Wrapping = .words) -> [String] {
    [Run(self)].wrapped(to: width, by: wrapping).map { $0.map(\.text).joined() }
  }
}

nonisolated extension [Run] {
  /// The line in lines of at most so many cells, each piece in its style.
  ///
  /// Line breaks in the text start a new line; a space at which a line was broken is not shown. A
  /// character that is wider than a line is shown as “…”.
  /// No more lines than `limit` are made, so that the cost stays with what is shown.
  public func wrapped(
    to width: Int,
    by wrapping: Wrapping = .words,
    limit: Int = .max
  ) -> [[Run]] {
    guard width > 0 else { return [] }
    var wrapper = LineWrapper(width: width, wrapping: wrapping, limit: limit)
    for run in self where !wrapper.isFull {
      let cells = limit > 1_000_000 ? Int.max / 128 : width * limit
      let text = run.text.bounded(toCells: cells)
      for (place, part) in text.split(
        omittingEmptySubsequences: false,
        whereSeparator: \.isNewline
      ).enumerated() {
        if place > 0 { wrapper.breakLine() }
        wrapper.append(part, of: run)
        if wrapper.isFull { break }
      }
    }
    return wrapper.finished()
  }
}

/// Fills lines glyph by glyph, and remembers where the last one may be broken.
private nonisolated struct LineWrapper {
  private typealias Item = (glyph: Glyph, style: Style, target: ClickTarget?)

  private let width: Int
  private let wrapping: Wrapping
  private let limit: Int
  private var lines: [[Run]] = []
  private var line: [Item] = []
  private var used = 0
  /// The glyph after the last space, where the next line would begin.
  private var wordStart = 0
  /// Whether the line holds more than its indentation, which is no place for a break.
  private var hasInk = false

  init(width: Int, wrapping: Wrapping, limit: Int) {
    self.width = width
    self.wrapping = wrapping
    self.limit = limit
  }

  var isFull: Bool { lines.count >= limit }

  mutating func append(_ text: Substring, of run: Run) {
    for original in Glyphs(text) {
      let glyph = original.fitted(to: width)
      if used + glyph.width > width {
        if glyph.character == " ", wrapping == .words {
          wordStart = line.count
          continue
        }
        wrap()
        if isFull { return }
      }
      line.append((glyph, run.style, run.target))
      used += glyph.width
      if glyph.character != " " { hasInk = true }
      if hasInk, glyph.character == " " || glyph.width == 2 { wordStart = line.count }
    }
  }

  mutating func breakLine() {
    flush(line[...])
    line = []
    used = 0
    wordStart = 0
    hasInk = false
  }

  mutating func finished() -> [[Run]] {
    if !isFull { breakLine() }
    return lines
  }

  private mutating func wrap() {
    let end = wrapping == .words && wordStart > 0 ? wordStart : line.count
    let rest = Array(line[end...])
    flush(line[..<end])
    line = rest
    used = rest.reduce(0) { $0 + $1.glyph.width }
    wordStart = 0
    hasInk = !rest.isEmpty
  }

  private mutating func flush(_ glyphs: ArraySlice<Item>) {
    guard !isFull else { return }
    var runs: [Run] = []
    var shown = glyphs
    if wrapping == .words {
      while shown.last?.glyph.character == " " { shown.removeLast() }
    }
    for item in shown {
      if let last = runs.last, last.style == item.style, last.target == item.target {
        runs[runs.count - 1].text.append(item.glyph.character)
      } else {
        runs.append(Run(String(item.glyph.character), item.style, target: item.target))
      }
    }
    lines.append(runs)
  }
}
#endif
