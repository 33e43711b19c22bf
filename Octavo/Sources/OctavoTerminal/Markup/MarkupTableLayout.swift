import BinderyTerminal
import OctavoMarkup

/// Lays a table out in columns in which cells are wrapped, or as a list of its rows where columns would
/// be too narrow to be read.
struct MarkupTableLayout {
  /// The narrowest column into which a longer cell is wrapped.
  private static let narrowest = 10
  private static let gap = 3
  /// The most columns of a heading that is repeated in front of each cell.
  private static let longestTitle = 24

  private let table: MarkupTable
  private let width: Int
  private let widths: [Int]

  init(_ table: MarkupTable, width: Int) {
    self.table = table
    self.width = width
    let rows = [table.header] + table.rows
    let wanted = table.header.indices.map { column in
      rows.map { column < $0.count ? MarkupInk.runs($0[column]).displayWidth : 0 }.max() ?? 0
    }
    widths = Self.fitted(wanted, to: width - Self.gap * max(0, wanted.count - 1))
  }

  var lines: [[Run]] {
    let needed = widths.reduce(0, +) + Self.gap * max(0, widths.count - 1)
    return needed <= width ? columns : list
  }

  private var columns: [[Run]] {
    let rule = [
      Run(widths.map { String(repeating: "─", count: $0) }.joined(separator: "─┼─"), .border)
    ]
    let rows = table.rows.map { lines(of: $0, .plain) }
    // Without an empty line between them, wrapped rows would run into each other.
    let isWrapped = rows.contains { $0.count > 1 }
    return lines(of: table.header, .bold) + [rule]
      + Array(rows.joined(separator: isWrapped ? [line(widths.map { _ in [] }, [])] : []))
  }

  private func lines(of cells: [MarkupTable.Cell], _ style: Style) -> [[Run]] {
    let texts = widths.enumerated().map { column, width in
      column < cells.count ? Self.text(cells[column], style).wrapped(to: width) : []
    }
    let count = max(1, texts.map(\.count).max() ?? 0)
    return (0..<count).map { row in
      line(texts.map { row < $0.count ? $0[row] : [] }, table.alignments)
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
    let rows = table.rows.map { row in
      row.enumerated().flatMap { column, cell -> [[Run]] in
        let text = Self.text(cell, .plain)
        guard !text.isEmpty else { return [] }
        let title = column < table.header.count ? self.title(of: column) : []
        return (title.isEmpty ? text : title + [Run(": ", .bold)] + text).wrapped(to: width)
      }
    }
    return Array((rows.isEmpty ? [headings] : rows).joined(separator: rule))
  }

  private func title(of column: Int) -> [Run] {
    Self.text(table.header[column], .bold).truncated(to: Self.longestTitle)
  }

  private var headings: [[Run]] {
    table.header.flatMap { Self.text($0, .bold).wrapped(to: width) }
  }

  private static func text(_ cell: MarkupTable.Cell, _ style: Style) -> [Run] {
    MarkupInk.runs(cell).map { run in
      style == .bold ? Run(run.text, run.style.adding(.bold), link: run.link) : run
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

  /// Takes from the widest column until all fit or no column can be narrower.
  private static func fitted(_ wanted: [Int], to width: Int) -> [Int] {
    var widths = wanted.map { min($0, max(1, width)) }
    var excess = widths.reduce(0, +) - width
    while excess > 0, let widest = widths.indices.max(by: { widths[$0] < widths[$1] }),
      widths[widest] > narrowest
    {
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }
}
