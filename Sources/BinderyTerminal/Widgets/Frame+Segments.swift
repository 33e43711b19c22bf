#if canImport(Glibc) || canImport(Musl)
extension Frame {
  /// Draws names side by side, the chosen one standing out; each can be clicked.
  ///
  /// - Returns: The column behind the last one.
  @discardableResult
  public mutating func segments(
    _ titles: [String],
    selected: Int,
    name: String,
    in area: Rect,
    column start: Int = 0
  ) -> Int {
    var column = start
    for (index, title) in titles.enumerated() {
      let style =
        index == selected
        ? Style(.role(.selectionText), on: .role(.selection), .bold) : Style(.muted)
      let end = write(" \(title) ", style, in: area, column: column)
      mark(
        Rect(column: area.column + column, row: area.row, columns: end - column, rows: 1),
        as: .item(name, index)
      )
      column = end + 1
    }
    return column
  }
}
#endif
