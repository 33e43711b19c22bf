import BinderyTerminal
import LineFiles
import OctavoMarkup
import OctavoViewModels

/// A file of any length, of which the rows on show are read, coloured and wrapped.
///
/// A string or a comment that begins far above the first row is not coloured as one.
final class LargeSourceText: SourceRows {
  /// The rows above the first one that are read for the colours.
  private static let context = 64
  /// The most bytes of a coloured row: a longer one was made by a program.
  private static let longestColouredRow = 1_000

  private(set) var language: String?
  private let grammar: Language?
  private var blocks: LargeTextBlocks
  private var width: Int?
  private var column = 0
  /// The rows of the screen that are scrolled out above, of the row at the top.
  private var hidden = 0
  private var visible: [Line] = []
  private var top = 0

  /// A row of the screen.
  private struct Line {
    var row: LargeText.Row
    var isFirst: Bool
    var runs: [Run]
  }

  init(_ text: LargeText, fileName: String) {
    blocks = LargeTextBlocks(text)
    let first = text.rows(0..<1).first?.text ?? ""
    grammar = Language.detect(fileName: fileName, firstLine: first)
    language = grammar?.name
  }

  deinit {}

  /// Shows the rows that have arrived since.
  func use(_ text: LargeText) { blocks.use(text) }

  var lineCount: Int { blocks.text.lineCount }

  /// The columns of a number of seven digits at least, so that the lines stay while more arrive.
  var margin: Int { max(7, "\(lineCount)".count) + 3 }

  func rowCount(wrappedTo width: Int?) -> Int {
    if width != self.width {
      self.width = width
      (hidden, column) = (0, 0)
    }
    return blocks.text.rowCount
  }

  func line(at row: Int) -> Int {
    let place = row - top
    let shown = visible.indices.contains(place) ? visible[place].row.line : nil
    return (shown ?? blocks.text.line(ofRow: row)) - 1
  }

  func begin(at row: Int, _ marks: SourceText.Marks, page: Int) {
    top = row
    let above = max(0, row - Self.context)
    let near = blocks.rows(above..<row + page + (marks.search?.rowReach ?? 0))
    let shown = near.drop { $0.number < row }.prefix(page)
    var coloured = HighlightedText(
      lines: near[..<shown.endIndex].map { Self.isColoured($0) ? $0.text : "" },
      language: grammar
    )
    visible = []
    for row in shown where visible.count < page + hidden {
      let place = row.number - above
      let tokens =
        Self.isColoured(row)
        ? coloured.lines(in: place..<place + 1).first ?? [] : TokenRun.plain(row.text)
      let matches = marks.search?.ranges(inRow: place, of: near)
      let runs = SourceText.runs(tokens, matches?.all ?? [], current: matches?.current)
      guard let width else {
        visible.append(Line(row: row, isFirst: row.isFirst, runs: runs.dropping(cells: column)))
        continue
      }
      let wrapped = runs.wrapped(to: max(1, width), by: .cells, limit: page + hidden)
      for (index, runs) in (wrapped.isEmpty ? [[]] : wrapped).enumerated() {
        visible.append(Line(row: row, isFirst: row.isFirst && index == 0, runs: runs))
      }
    }
    visible.removeFirst(min(hidden, visible.count))
  }

  func draw(_ row: Int, _ marks: SourceText.Marks, in area: Rect, of frame: inout Frame) {
    guard visible.indices.contains(row - top) else { return }
    let line = visible[row - top]
    var area = area
    let margin = area.takeLeft(margin)
    let number = line.isFirst ? line.row.line : nil
    let isMarked = marks.lines.map { ($0.first...$0.last).contains(line.row.line) } ?? false
    SourceText.draw(number, isMarked: isMarked, in: margin, of: &frame)
    frame.write(line.runs, in: area)
  }

  func move(by distance: Int, page: Int, _ scroll: inout ScrollState) {
    guard abs(distance) >= blocks.text.rowCount else {
      return advance(by: distance, page: page, &scroll)
    }
    // To the first row, or to the last one.
    hidden = distance < 0 ? 0 : .max / 2
    scroll.move(by: distance)
    stayAboveEnd(page: page, scroll)
  }

  /// Moves by rows of the screen, of which a row may have more than the file has rows.
  private func advance(by distance: Int, page: Int, _ scroll: inout ScrollState) {
    hidden += distance
    while hidden < 0, scroll.offset > 0 {
      scroll.move(by: -1)
      hidden += height(of: scroll.offset)
    }
    hidden = max(0, hidden)
    while scroll.offset + page < blocks.text.rowCount, hidden >= height(of: scroll.offset) {
      hidden -= height(of: scroll.offset)
      scroll.move(by: 1)
    }
    stayAboveEnd(page: page, scroll)
  }

  /// Shows nothing below the last row.
  private func stayAboveEnd(page: Int, _ scroll: ScrollState) {
    let count = blocks.text.rowCount
    guard scroll.offset + page >= count else { return }
    let rest = (scroll.offset..<count).reduce(0) { $0 + height(of: $1) }
    hidden = min(hidden, max(0, rest - page))
  }

  func show(
    _ line: Int,
    _ search: FileSearch?,
    columns: Int,
    page: Int,
    _ scroll: inout ScrollState
  ) -> Bool {
    guard line <= lineCount || blocks.text.isComplete else { return false }
    var row = blocks.text.row(ofLine: line)
    var below = 0
    if let search, search.current.line == line {
      row = search.current.row - 1
      below = self.below(search, columns)
    }
    // First at the top, then back by what is to be above it.
    hidden = 0
    scroll.move(by: row - scroll.offset)
    let isClamped = row - scroll.offset
    if isClamped > 0 { below += (scroll.offset..<row).reduce(0) { $0 + height(of: $1) } }
    advance(by: below - page / 3, page: page, &scroll)
    return true
  }

  func follow(_ line: Int, page: Int, _ scroll: inout ScrollState) {
    let isVisible = visible.prefix(page).contains { $0.row.line == line && $0.isFirst }
    guard !isVisible else { return }
    let row = blocks.text.row(ofLine: line)
    let isAbove = row <= scroll.offset
    hidden = 0
    scroll.move(by: row - scroll.offset)
    let rest = (scroll.offset..<max(row, scroll.offset)).reduce(0) { $0 + height(of: $1) }
    advance(by: isAbove ? 0 : rest + 1 - page, page: page, &scroll)
  }

  func scroll(by columns: Int) { column = width == nil ? max(0, column + columns) : 0 }

  /// Returns the rows of the screen above the current match in its row, and scrolls sideways until
  /// it is visible.
  private func below(_ search: FileSearch, _ columns: Int) -> Int {
    let number = search.current.row - 1
    let near = blocks.rows(
      max(0, number - search.rowReach)..<number + search.rowReach + 1
    )
    guard let index = near.firstIndex(where: { $0.number == number }),
      let current = search.ranges(inRow: index, of: near).current
    else { return 0 }
    let row = near[index]
    let start = row.text.utf8.index(row.text.startIndex, offsetBy: current.lowerBound)
    let place = String(row.text[..<start]).displayWidth
    if let width { return place / max(1, width) }
    let shown = column..<column + max(1, columns)
    if !shown.contains(place) { column = max(0, place - columns / 2) }
    return 0
  }

  /// Returns the number of rows of the screen that a row takes.
  private func height(of row: Int) -> Int {
    guard let width, let text = blocks.rows(row..<row + 1).first?.text else { return 1 }
    return SourceText.rows(text, max(1, width), limit: .max)
  }

  private static func isColoured(_ row: LargeText.Row) -> Bool {
    row.text.utf8.count <= longestColouredRow
  }
}
