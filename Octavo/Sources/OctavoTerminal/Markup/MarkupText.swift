import BinderyTerminal
import OctavoViewModels

/// The lines of a part of a page, with the places of the pictures among them.
struct MarkupText {
  private(set) var lines: [[Run]]
  private(set) var figures: [Figure] = []

  init(_ lines: [[Run]] = []) { self.lines = lines }

  /// Makes the lines of a picture, or of the text in its place.
  init(_ figure: Figure, _ lines: [[Run]]) {
    self.lines = lines
    figures = [figure]
  }

  /// The text, with an empty line if it has none.
  var withLine: Self {
    var text = self
    if lines.isEmpty { text.lines = [[]] }
    return text
  }

  /// Adds text below, each line behind a mark; the first one can have a mark of its own.
  mutating func append(_ other: Self, behind mark: [Run] = [], first: [Run]? = nil) {
    let (start, indent) = (lines.count, mark.displayWidth)
    for (row, line) in other.lines.enumerated() {
      lines.append((row == 0 ? first ?? mark : mark) + line)
    }
    figures += other.figures.map { $0.moved(toRow: start, column: indent) }
  }
}
