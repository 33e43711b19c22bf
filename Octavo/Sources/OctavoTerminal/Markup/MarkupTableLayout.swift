import BinderyTerminal
import OctavoMarkup
import OctavoViewModels

/// Lays rows of a table out in columns in which cells are wrapped, or as a list of its rows where
/// columns would be too narrow to be read.
///
/// The width of a column depends on the headings and a bounded number of rows, so that rows of a
/// table of any length are laid out in the same time. A very wide table is cut, with a note below.
struct MarkupTableLayout {
  private static let mostColumns = 64
  /// The most rows by which the widths of columns are chosen.
  private static let mostSamples = 200
  /// The narrowest column into which a longer cell is wrapped.
  private static let narrowest = 10
  private static let gap = 3
  /// The most columns of a heading that is repeated in front of each cell.
  private static let longestTitle = 24

  private let header: [MarkupTable.Cell]
  private let rows: [[MarkupTable.Cell]]
  private let alignments: [MarkupTable.Alignment]
  private let width: Int
  private let widths: [Int]
  private let isFirst: Bool
  /// Whether columns are missing, and the rows are the last ones.
  private let hasNote: Bool

  init(_ table: MarkupTable, rows range: Range<Int>? = nil, width: Int) {
    let range = range ?? 0..<table.rows.count
    let cut = { (row: [MarkupTable.Cell]) in Array(row.prefix(Self.mostColumns)) }
    self.width = width
    header = cut(table.header)
    rows = table.rows[range].map(cut)
    alignments = table.alignments
    isFirst = range.lowerBound == 0
    hasNote = range.upperBound == table.rows.count && table.header.count > Self.mostColumns
    let step = max(1, table.rows.count / Self.mostSamples)
    let sample = [header] + stride(from: 0, to: table.rows.count, by: step).map { table.rows[$0] }
    let wanted = header.indices.map { column in
      sample.map { column < $0.count ? MarkupTextStyle.runs($0[column]).displayWidth : 0 }.max()
        ?? 0
    }
    widths = Self.fitted(wanted, to: width - Self.gap * max(0, wanted.count - 1))
  }

  var lines: [[Run]] {
    let needed = widths.reduce(0, +) + Self.gap * max(0, widths.count - 1)
    let note = hasNote ? [[]] + [Run(Strings.wideTable, .muted)].wrapped(to: width) : []
    return (needed <= width ? columns : list) + note
  }

  private var columns: [[Run]] {
    let rule = [
      Run(widths.map { String(repeating: "─", count: $0) }.joined(separator: "─┼─"), .border)
    ]
    let rows = rows.map { lines(of: $0, .plain) }
    // Without an empty line between them, wrapped rows would run into each other.
    let isWrapped = rows.contains { $0.count > 1 }
    let space = isWrapped ? [line(widths.map { _ in [] }, [])] : []
    return (isFirst ? lines(of: header, .bold) + [rule] : space)
      + Array(rows.joined(separator: space))
  }

  private func lines(of cells: [MarkupTable.Cell], _ style: Style) -> [[Run]] {
    let texts = widths.enumerated().map { column, width in
      column < cells.count ? Self.text(cells[column], style).wrapped(to: width) : []
    }
    let count = max(1, texts.map(\.count).max() ?? 0)
    return (0..<count).map { row in
      line(texts.map { row < $0.count ? $0[row] : [] }, alignments)
    }
  }

  private func line(_ texts: [[Run]], _ alignments: [MarkupTable.Alignment]) -> [Run] {
    var runs: [Run] = []
    for (column, width) in widths.enumerated() {
      let text = texts[column]
      let missing = max(0, width - text.displayWidth)
      let before = Self.space(before: column, missing, alignments)
      if column > 0 { runs.append(Run(" │ ", .border)) }
      runs.append(Run(String(repeating: " ", count: before)))
      runs += text
      runs.append(Run(String(repeating: " ", count: missing - before)))
    }
    return runs
  }

  /// Each cell behind the heading of its column, with a line between the rows.
  private var list: [[Run]] {
    let rule = [[Run(String(repeating: "─", count: width), .border)]]
    let rows = rows.map { row in
      row.enumerated().flatMap { column, cell -> [[Run]] in
        let text = Self.text(cell, .plain)
        guard !text.isEmpty else { return [] }
        let title = column < header.count ? self.title(of: column) : []
        return (title.isEmpty ? text : title + [Run(": ", .bold)] + text).wrapped(to: width)
      }
    }
    return (isFirst ? [] : rule)
      + Array((rows.isEmpty ? [headings] : rows).joined(separator: rule))
  }

  private func title(of column: Int) -> [Run] {
    Self.text(header[column], .bold).truncated(to: Self.longestTitle)
  }

  private var headings: [[Run]] {
    header.flatMap { Self.text($0, .bold).wrapped(to: width) }
  }

  private static func text(_ cell: MarkupTable.Cell, _ style: Style) -> [Run] {
    MarkupTextStyle.runs(cell).map { run in
      style == .bold ? Run(run.text, run.style.adding(.bold), target: run.target) : run
    }
  }

  private static func space(
    before column: Int,
    _ missing: Int,
    _ alignments: [MarkupTable.Alignment]
  ) -> Int {
    guard column < alignments.count else { return 0 }
    return switch alignments[column] {
    case .natural, .left: 0
    case .center: missing / 2
    case .right: missing
    }
  }

  /// Makes the widest columns equally narrow until all fit or no column can be narrower.
  private static func fitted(_ wanted: [Int], to width: Int) -> [Int] {
    let sum = { (limit: Int) in wanted.reduce(0) { $0 + min($1, limit) } }
    guard sum(max(1, width)) > width else { return wanted }
    let limit = (narrowest..<max(narrowest + 1, width)).last { sum($0) <= width } ?? narrowest
    var spare = width - sum(limit)
    var widths = wanted.map { min($0, limit) }
    for column in wanted.indices.reversed() where spare > 0 && wanted[column] > limit {
      widths[column] += 1
      spare -= 1
    }
    return widths
  }
}
