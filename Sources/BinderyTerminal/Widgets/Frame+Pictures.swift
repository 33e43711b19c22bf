#if canImport(Glibc) || canImport(Musl)
extension Frame {
  /// Draws a picture, scaled to fill a rectangle.
  public mutating func draw(_ picture: Picture, in area: Rect) {
    let size = Size(columns: area.columns, rows: area.rows)
    for (row, line) in picture.lines(size).enumerated() { write(line, in: area, row: row) }
  }
}
#endif
