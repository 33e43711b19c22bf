import BinderyTerminal
import GitHubValues
import OctavoMarkup
import OctavoViewModels

/// A file as numbered, coloured lines, wrapped or scrolled sideways.
///
/// Only the lines on show are coloured. The numbers of rows are stored until the width changes.
final class SourceText {
  /// The most rows of a line; longer lines are generated, and are cut.
  private static let mostRows = 200

  let file: GitHub.File
  let language: String?
  /// The columns of the numbers, with the gap behind them.
  let margin: Int
  private var text: HighlightedText
  private var width: Int?
  private var starts: [Int] = []
  private var column = 0
  private var wrapped: (line: Int, search: FileSearch?, rows: [[Run]])?

  /// The marks of a text: lines, and the matches of a search.
  struct Marks {
    var lines: LineRange?
    var search: FileSearch?
  }

  init(_ file: GitHub.File) {
    self.file = file
    let lines: [String] =
      if case .text(let lines, _) = FileContent.text(file.bytes) { lines } else { [] }
    let language = Language.detect(fileName: file.name, firstLine: lines.first ?? "")
    self.language = language?.name
    text = HighlightedText(lines: lines, language: language)
    margin = max(3, "\(lines.count)".count) + 3
  }

  deinit {}

  var lineCount: Int { text.lines.count }

  /// Returns the number of rows when lines are wrapped to a width, or not at all.
  func rowCount(wrappedTo width: Int?) -> Int {
    if self.width != width || starts.isEmpty { measure(width) }
    return width == nil ? text.lines.count : starts[starts.count - 1]
  }

  func scroll(by columns: Int) {
    column = width == nil ? max(0, column + columns) : 0
  }

  /// Returns the first row of a line, which is counted from one.
  func row(ofLine line: Int) -> Int {
    let index = min(max(1, line), max(1, text.lines.count)) - 1
    return width == nil ? index : starts[index]
  }

  /// Returns the line of a row; both are counted from zero.
  func line(at row: Int) -> Int {
    guard width != nil else { return row }
    var low = 0
    var high = text.lines.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= row { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Draws a row, with its number in another colour where the line is marked.
  func draw(_ row: Int, _ marks: Marks = Marks(), in area: Rect, of frame: inout Frame) {
    let line = line(at: row)
    let isFirst = width == nil || starts[line] == row
    var area = area
    let margin = area.takeLeft(self.margin)
    let isMarked = marks.lines.map { ($0.first...$0.last).contains(line + 1) } ?? false
    Self.draw(isFirst ? line + 1 : nil, isMarked: isMarked, in: margin, of: &frame)
    if let width {
      let rows = rows(of: line, width, marks.search)
      let place = row - starts[line]
      if place < rows.count { frame.write(rows[place], in: area) }
    } else {
      frame.write(runs(of: line, marks.search).dropping(cells: column), in: area)
    }
  }

  /// Draws the number of a line, if the row is its first, and the sign of a marked line.
  static func draw(_ number: Int?, isMarked: Bool, in margin: Rect, of frame: inout Frame) {
    if let number {
      let style = isMarked ? Style(.accent, .bold) : Style(.muted)
      frame.write("\(number)", style, in: margin.inset(right: 2), alignment: .trailing)
    }
    if isMarked { frame.write("▌", Style(.accent), in: margin, column: margin.columns - 2) }
  }

  /// Returns the text of a line, which is counted from one; `nil` if there is none.
  func text(ofLine line: Int) -> String? {
    text.lines.indices.contains(line - 1) ? text.lines[line - 1] : nil
  }

  /// Scrolls sideways until a column of a line is visible.
  ///
  /// - Returns: The number of rows above the column in a wrapped line.
  func show(column: Int, _ columns: Int) -> Int {
    if let width { return min(column / max(1, width), Self.mostRows - 1) }
    let visible = self.column..<self.column + max(1, columns)
    if !visible.contains(column) { self.column = max(0, column - columns / 2) }
    return 0
  }

  private func measure(_ width: Int?) {
    self.width = width
    wrapped = nil
    column = 0
    guard let width else {
      starts = [0]
      return
    }
    var start = 0
    starts = text.lines.map { line in
      defer { start += Self.rows(line, max(1, width)) }
      return start
    }
    starts.append(start)
  }

  /// A guess that is exact for lines that fit, which are nearly all.
  static func rows(_ line: String, _ width: Int, limit: Int = mostRows) -> Int {
    if line.utf8.count <= width, !line.utf8.contains(UInt8(ascii: "\t")) { return 1 }
    return max(1, [Run(line)].wrapped(to: width, by: .cells, limit: limit).count)
  }

  private func rows(of line: Int, _ width: Int, _ search: FileSearch?) -> [[Run]] {
    if let wrapped, wrapped.line == line, wrapped.search == search { return wrapped.rows }
    let rows = runs(of: line, search).wrapped(
      to: max(1, width),
      by: .cells,
      limit: Self.mostRows
    )
    wrapped = (line, search, rows)
    return rows
  }

  private func runs(of line: Int, _ search: FileSearch?) -> [Run] {
    let tokens = text.lines(in: line..<line + 1).first ?? []
    guard let matches = search?.ranges(in: text.lines[line], number: line + 1) else {
      return Self.runs(tokens)
    }
    return Self.runs(tokens, matches.all, current: matches.current.map { matches.all[$0] })
  }

  /// Returns the runs of a row, with the matches of a search marked.
  static func runs(
    _ tokens: [TokenRun],
    _ matches: [Range<Int>] = [],
    current: Range<Int>? = nil
  ) -> [Run] {
    var start = 0
    return tokens.marked(in: matches).map { token, isMatch in
      let bytes = start..<start + token.text.utf8.count
      start = bytes.upperBound
      let style = TokenStyle.style(of: token.kind)
      guard isMatch else { return Run(token.text, style) }
      let isCurrent = current?.overlaps(bytes) == true
      let marked = isCurrent ? SearchStyle.current : SearchStyle.other(in: style)
      return Run(token.text, marked)
    }
  }
}
