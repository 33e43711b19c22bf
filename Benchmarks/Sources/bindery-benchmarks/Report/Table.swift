import Measuring

/// The figures as an aligned table, and as tab-separated text.
struct Table {
  private let lines: [Line]

  /// The rows with a figure of the framework.
  init(_ results: Results) {
    lines = Row.all.compactMap { Line($0, results) }
  }

  /// Aligned columns.
  var text: String {
    let header = [
      "row", "", "ours", "OpenCombine", "Observation", "floor", "÷ OpenCombine", "÷ floor",
      "allocations", "instructions",
    ]
    let cells = [header] + lines.map { [$0.row.id, $0.row.title] + $0.figures }
    var widths = [Int](repeating: 0, count: header.count)
    for line in cells {
      for (column, cell) in line.enumerated() { widths[column] = max(widths[column], cell.count) }
    }
    return cells.map { line in
      line.enumerated().map { column, cell in
        let blanks = String(repeating: " ", count: widths[column] - cell.count)
        return column < 2 ? cell + blanks : blanks + cell
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  /// Columns separated by tabs, under names that stay the same.
  var tabSeparated: String {
    let header =
      "row ours_ns opencombine_ns observation_ns floor_ns ours_over_opencombine ours_over_floor "
      + "ours_allocs ours_instructions"
    let cells =
      [header.split(separator: " ").map(String.init)]
      + lines.map { [$0.row.id] + $0.figures }
    return cells.map { $0.joined(separator: "\t") + "\n" }.joined()
  }
}

private struct Line {
  let row: Row
  let figures: [String]

  init?(_ row: Row, _ results: Results) {
    guard let ours = results[row.id, .ours] else { return nil }
    self.row = row
    let peers: [Library] = [.openCombine, .observation, .floor]
    figures =
      [Figure.amount(ours.amount)]
      + peers.map { Figure.amount(results[row.peers, $0]?.amount) }
      + [
        Figure.ratio(results.ratio(row.id, to: .openCombine, row.peers)),
        Figure.ratio(results.ratio(row.id, to: .floor, row.peers)),
        Figure.count(ours.allocations),
        Figure.amount(ours.instructions),
      ]
  }
}
