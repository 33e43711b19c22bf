import BinderyTerminal
import OctavoMarkup

/// Lays a table out in columns as wide as their words, or as narrow as the page needs.
struct MarkupTableLayout {
  private let table: MarkupTable
  private let widths: [Int]
  private static let gap = 3

  init(_ table: MarkupTable, width: Int) {
    self.table = table
    let rows = [table.header] + table.rows
    let wanted = table.header.indices.map { column in
      rows.map { column < $0.count ? MarkupInk.runs($0[column]).displayWidth : 0 }.max() ?? 0
    }
    widths = Self.fitted(wanted, to: width - Self.gap * max(0, wanted.count - 1))
  }

  var lines: [[Run]] {
    let rule = [
      Run(widths.map { String(repeating: "─", count: $0) }.joined(separator: "─┼─"), .border)
    ]
    return [line(table.header, .bold), rule] + table.rows.map { line($0, .plain) }
  }

  private func line(_ cells: [MarkupTable.Cell], _ style: Style) -> [Run] {
    var runs: [Run] = []
    for (column, width) in widths.enumerated() {
      let cell = column < cells.count ? MarkupInk.runs(cells[column]) : []
      let text = cell.map { run in
        style == .bold ? Run(run.text, run.style.adding(.bold), link: run.link) : run
      }
      .truncated(to: width)
      let missing = max(0, width - text.displayWidth)
      let before = space(before: column, missing)
      if column > 0 { runs.append(Run(" │ ", .border)) }
      runs.append(Run(String(repeating: " ", count: before)))
      runs += text
      runs.append(Run(String(repeating: " ", count: missing - before)))
    }
    return runs
  }

  private func space(before column: Int, _ missing: Int) -> Int {
    guard column < table.alignments.count else { return 0 }
    return switch table.alignments[column] {
    case .natural, .left: 0
    case .center: missing / 2
    case .right: missing
    }
  }

  /// Takes from the widest column until all fit.
  private static func fitted(_ wanted: [Int], to width: Int) -> [Int] {
    var widths = wanted.map { min($0, max(1, width)) }
    var excess = widths.reduce(0, +) - width
    while excess > 0, let widest = widths.indices.max(by: { widths[$0] < widths[$1] }),
      widths[widest] > 3
    {
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }
}
