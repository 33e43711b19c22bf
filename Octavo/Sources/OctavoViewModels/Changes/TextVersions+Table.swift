import OctavoMarkup

nonisolated extension TextVersions {
  /// Returns the versions in two columns, or in one with the lines that differ below each other.
  func table(titles: (first: String, second: String), isWide: Bool) -> MarkupTable {
    let header =
      isWide ? [titles.first, titles.second] : ["− \(titles.first)   + \(titles.second)"]
    return MarkupTable(
      alignments: header.map { _ in .left },
      header: header.map { [MarkupRun($0)] },
      rows: isWide ? rows.map { [$0.first ?? [], $0.second ?? []] } : lines
    )
  }

  /// The lines of both versions, those of the first above those of the second where they differ.
  private var lines: [[MarkupTable.Cell]] {
    var lines: [[MarkupTable.Cell]] = []
    var second: [[MarkupTable.Cell]] = []
    for row in rows {
      if row.isEqual {
        lines += second
        second = []
        lines.append([[MarkupRun("  ")] + (row.first ?? [])])
        continue
      }
      if let line = row.first { lines.append([[MarkupRun("− ")] + line]) }
      if let line = row.second { second.append([[MarkupRun("+ ")] + line]) }
    }
    return lines + second
  }
}
