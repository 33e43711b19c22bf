import BinderyGTK
import OctavoMarkup
import OctavoViewModels

extension BlockMaker {
  /// Makes a table that scrolls from side to side where the window is narrower.
  ///
  /// A large table is cut, with a note below it.
  func table(_ whole: MarkupTable) -> Widget {
    let table = whole.prefix(rows: Self.mostRows, columns: Self.mostColumns)
    let grid = Grid(columnSpacing: 24, rowSpacing: 6)
    grid.setMargins(12, 12)
    fill(grid, row: 0, table.header, table.alignments, style: "heading")
    grid.attach(Separator(), column: 0, row: 1, width: table.header.count)
    for (index, row) in table.rows.enumerated() {
      fill(grid, row: index + 2, row, table.alignments, style: nil)
    }
    let card = ScrollView(grid, .horizontal)
    card.addStyle("card")
    guard whole.isLarger(thanRows: Self.mostRows, columns: Self.mostColumns) else { return card }
    return Box(.vertical, spacing: 6, [card, note(Strings.longTable)])
  }

  private static var mostRows: Int { 200 }
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

  private static var mostCharacters: Int { 48 }

  private static func place(of alignment: MarkupTable.Alignment) -> Float {
    switch alignment {
    case .natural, .left: 0
    case .center: 0.5
    case .right: 1
    }
  }
}
