#if canImport(Glibc) || canImport(Musl)
nonisolated extension Frame {
  /// Draws a rounded frame along the edge of a rectangle, with a title in its upper line.
  public mutating func box(_ area: Rect, title: [Run] = [], _ style: Style = Style(.border)) {
    guard area.columns >= 2, area.rows >= 2 else { return }
    let line = String(repeating: "─", count: area.columns - 2)
    write("╭\(line)╮", style, in: area)
    for row in 1..<area.rows - 1 {
      write("│", style, in: area, row: row)
      write("│", style, in: area, row: row, column: area.columns - 1)
    }
    write("╰\(line)╯", style, in: area, row: area.rows - 1)
    guard !title.isEmpty else { return }
    write([Run(" ")] + title + [Run(" ")], in: area.inset(left: 2, right: 2))
  }

  /// Draws a horizontal line.
  public mutating func rule(_ area: Rect, row: Int = 0, _ style: Style = Style(.border)) {
    guard area.columns > 0 else { return }
    write(String(repeating: "─", count: area.columns), style, in: area, row: row)
  }

  /// Draws a vertical line in the first column of a rectangle.
  public mutating func verticalRule(_ area: Rect, _ style: Style = Style(.border)) {
    for row in 0..<area.rows { write("│", style, in: area, row: row) }
  }
}
#endif
