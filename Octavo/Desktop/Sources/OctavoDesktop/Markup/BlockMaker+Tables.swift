import BinderyGTK
import CGTK
import OctavoMarkup

extension BlockMaker {
  /// A table that scrolls from side to side where the window is narrower.
  func table(_ table: MarkupTable) -> Widget {
    let grid = Widget(gtk_grid_new())
    gtk_grid_set_column_spacing(grid.pointer(), 24)
    gtk_grid_set_row_spacing(grid.pointer(), 6)
    grid.setMargins(12, 12)
    fill(grid, row: 0, table.header, table.alignments, style: "heading")
    let line = Widget(gtk_separator_new(GTK_ORIENTATION_HORIZONTAL))
    gtk_grid_attach(grid.pointer(), line.pointer(), 0, 1, Int32(max(table.header.count, 1)), 1)
    grid.hold(line)
    for (index, row) in table.rows.prefix(Self.mostRows).enumerated() {
      fill(grid, row: Int32(index + 2), row, table.alignments, style: nil)
    }
    let card = Layout.scrollingSideways(grid)
    card.addStyle("card")
    guard table.rows.count > Self.mostRows else { return card }
    return Box(.vertical, spacing: 6, [card, note("The table goes on.")])
  }

  private static var mostRows: Int { 200 }

  private func fill(
    _ grid: Widget,
    row: Int32,
    _ cells: [MarkupTable.Cell],
    _ alignments: [MarkupTable.Alignment],
    style: String?
  ) {
    for (column, cell) in cells.prefix(64).enumerated() {
      let label = label(cell)
      keepReadable(label)
      let alignment = alignments.indices.contains(column) ? alignments[column] : .natural
      gtk_label_set_xalign(label.opaque, Self.place(of: alignment))
      if let style { label.addStyle(style) }
      gtk_grid_attach(grid.pointer(), label.pointer(), Int32(column), row, 1, 1)
      grid.hold(label)
    }
  }

  /// Makes a cell as wide as its words, up to a width that can still be read.
  ///
  /// It may not be narrower either: what scrolls sideways is made as high as it is at its narrowest.
  private func keepReadable(_ cell: Label) {
    let isLong = cell.text.count > Self.mostCharacters
    gtk_label_set_wrap(cell.opaque, isLong ? 1 : 0)
    gtk_label_set_wrap_mode(cell.opaque, PANGO_WRAP_WORD)
    gtk_label_set_width_chars(cell.opaque, isLong ? Int32(Self.mostCharacters) : -1)
    gtk_label_set_max_width_chars(cell.opaque, isLong ? Int32(Self.mostCharacters) : -1)
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
