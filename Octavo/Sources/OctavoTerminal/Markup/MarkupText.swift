import BinderyTerminal
import OctavoViewModels

/// The lines of a page, with the places of the pictures, headings and anchors among them.
struct MarkupText {
  private(set) var lines: [[Run]]
  private(set) var figures: [Figure] = []
  /// The lines of the headings, from top to bottom.
  private(set) var headings: [Int] = []
  /// The lines of the places that the author has named.
  private(set) var anchors: [String: Int] = [:]
  /// The lines of the headings and of the named places by their anchors; `nil` while there is no
  /// document.
  private(set) var sections: [String: Int]?

  init(_ lines: [[Run]] = []) { self.lines = lines }

  /// The lines by which the same part of the text is recognised after a change above it: those of
  /// the headings, and the first and the next line of each picture.
  var landmarks: [Int] { headings + figures.flatMap { [$0.rows.lowerBound, $0.rows.upperBound] } }

  /// Makes the lines of a picture, or of the text in its place.
  init(_ figure: Figure, _ lines: [[Run]]) {
    self.lines = lines
    figures = [figure]
  }

  /// Makes the lines of a heading.
  static func heading(_ lines: [[Run]]) -> Self {
    var text = Self(lines)
    text.headings = [0]
    return text
  }

  /// Makes the name of a place, without a line.
  static func anchor(_ name: String) -> Self {
    var text = Self()
    text.anchors = [name: 0]
    return text
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
    headings += other.headings.map { $0 + start }
    figures += other.figures.map { $0.moved(toRow: start, column: indent) }
    anchors.merge(other.anchors.mapValues { $0 + start }) { first, _ in first }
    if let sections = other.sections {
      self.sections = (self.sections ?? [:]).merging(sections.mapValues { $0 + start }) {
        first,
        _ in first
      }
    }
  }

  /// Adds blocks below, with an empty line between those that have lines.
  ///
  /// The name of a place is that of the next block with lines.
  mutating func append(blocks: [Self]) {
    var names: [String] = []
    for block in blocks {
      guard !block.lines.isEmpty else {
        names += block.anchors.keys
        headings += block.headings.map { _ in lines.count }
        continue
      }
      if !lines.isEmpty { lines.append([]) }
      name(names)
      names = []
      append(block)
    }
    name(names)
  }

  /// Gives the next line names, unless another line has them.
  private mutating func name(_ names: [String]) {
    for name in names where anchors[name] == nil { anchors[name] = lines.count }
  }

  static func + (first: Self, second: Self) -> Self {
    var text = first
    text.append(second)
    return text
  }

  /// Names the headings; of those with the same anchor the first one counts, and a heading comes
  /// before another place with its anchor.
  mutating func nameHeadings(_ names: [String]) {
    let headings = Dictionary(zip(names, headings)) { first, _ in first }
    sections = anchors.merging(headings) { $1 }
  }

  /// Returns the line of a section; `nil` if there is none.
  func row(of anchor: String) -> Int? {
    guard let sections else { return nil }
    return sections[anchor] ?? sections[anchor.lowercased()] ?? (isTop(anchor) ? 0 : nil)
  }

  private func isTop(_ anchor: String) -> Bool { ["", "top"].contains(anchor.lowercased()) }
}
