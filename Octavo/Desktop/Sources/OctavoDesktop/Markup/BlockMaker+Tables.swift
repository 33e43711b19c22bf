import BinderyGTK
import OctavoMarkup
import OctavoViewModels

extension BlockMaker {
  /// Makes rows of a table, which scroll from side to side where the window is narrower; all of
  /// them without a range.
  ///
  /// A very wide table is cut, with a note below it.
  func table(_ table: MarkupTable, _ range: Range<Int>? = nil) -> Widget {
    let range = range ?? 0..<table.rows.count
    let cut = { (row: [MarkupTable.Cell]) in Array(row.prefix(Self.mostColumns)) }
    let grid = Grid(columnSpacing: 24, rowSpacing: 6)
    grid.setMargins(12, 12)
    if range.lowerBound == 0 {
      fill(grid, row: 0, cut(table.header), table.alignments, style: "heading")
      let columns = min(table.header.count, Self.mostColumns)
      grid.attach(Separator(), column: 0, row: 1, width: columns)
    }
    for (index, row) in table.rows[range].enumerated() {
      fill(grid, row: index + 2, cut(row), table.alignments, style: nil)
    }
    let card = ScrollView(grid, .horizontal)
    card.addStyle("card")
    guard range.upperBound == table.rows.count, table.header.count > Self.mostColumns else {
      return card
    }
    return Box(.vertical, spacing: 6, [card, note(Strings.wideTable)])
  }

  private static var mostColumns: Int { 64 }

  private func fill(
    _ grid: Grid,
    row: Int,
    _ cells: [MarkupTable.Cell],
    _ alignments: [MarkupTable.Alignment],
    style: String?
  ) {
    for (column, cell) in cells.enumerated() {
      let label = cellLabel(cell)
      let alignment = alignments.indices.contains(column) ? alignments[column] : .natural
      label.setPosition(Self.place(of: alignment))
      label.align(vertically: .start)
      if let style { label.addStyle(style) }
      grid.attach(label, column: column, row: row)
    }
  }

  /// Makes a cell as wide as its text, up to a width that can still be read.
  ///
  /// It may not be narrower either: a view that scrolls sideways is as high as its content is at
  /// its narrowest.
  private func cellLabel(_ cell: MarkupTable.Cell) -> Label {
    let label = label(cell, .asWritten)
    if label.text.count > Self.mostCharacters { label.wrap(at: Self.mostCharacters) }
    return label
  }

  /// The most characters of a line of a cell: two columns fit beside each other on a page.
  private static var mostCharacters: Int { 40 }

  private static func place(of alignment: MarkupTable.Alignment) -> Float {
    switch alignment {
    case .natural, .left: 0
    case .center: 0.5
    case .right: 1
    }
  }
}
