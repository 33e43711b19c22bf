import BinderyTerminal
import OctavoViewModels

/// The lines of a page, with the places of the pictures and headings among them.
struct MarkupText {
  /// The place of a picture, whether it is loaded or not.
  struct Figure {
    let address: DocumentPictures.Address
    /// The address that a click on the picture leads to.
    let link: String?
    /// The lines of the picture, or of the text in its place.
    fileprivate(set) var rows: Range<Int>
    /// The columns of the picture; none while its text is shown.
    fileprivate(set) var columns: Range<Int>
  }

  private(set) var lines: [[Run]]
  private(set) var figures: [Figure] = []
  /// The lines of the headings, from top to bottom.
  private(set) var headings: [Int] = []
  /// The lines of the headings by their anchors; `nil` while there is no document.
  private(set) var sections: [String: Int]?

  init(_ lines: [[Run]] = []) { self.lines = lines }

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

  /// Adds text below, each line behind a mark; the first one can have a mark of its own.
  mutating func append(_ other: Self, behind mark: [Run] = [], first: [Run]? = nil) {
    let (start, indent) = (lines.count, mark.displayWidth)
    for (row, line) in other.lines.enumerated() {
      lines.append((row == 0 ? first ?? mark : mark) + line)
    }
    headings += other.headings.map { $0 + start }
    figures += other.figures.map { figure in
      var figure = figure
      figure.rows = figure.rows.lowerBound + start..<figure.rows.upperBound + start
      figure.columns = figure.columns.lowerBound + indent..<figure.columns.upperBound + indent
      return figure
    }
    if let sections = other.sections {
      self.sections = (self.sections ?? [:]).merging(sections.mapValues { $0 + start }) {
        first,
        _ in first
      }
    }
  }

  static func + (first: Self, second: Self) -> Self {
    var text = first
    text.append(second)
    return text
  }

  /// Names the headings; of those with the same anchor the first one counts.
  mutating func setAnchors(_ anchors: [String]) {
    sections = Dictionary(zip(anchors, headings)) { first, _ in first }
  }

  /// Returns the line of a section; `nil` if there is none.
  func row(of anchor: String) -> Int? {
    guard let sections else { return nil }
    return sections[anchor] ?? sections[anchor.lowercased()] ?? (isTop(anchor) ? 0 : nil)
  }

  private func isTop(_ anchor: String) -> Bool { ["", "top"].contains(anchor.lowercased()) }
}

extension MarkupText.Figure {
  /// Makes the place of lines of a width.
  init(_ address: DocumentPictures.Address, link: String?, rows: Int, columns: Int) {
    self.init(address: address, link: link, rows: 0..<rows, columns: 0..<columns)
  }
}
