#if canImport(Glibc) || canImport(Musl)
extension Frame {
  /// Draws a picture, scaled to fill a rectangle.
  public mutating func draw(_ picture: Picture, in area: Rect) {
    for row in 0..<area.rows {
      for column in 0..<area.columns {
        let (upper, lower) = (
          picture.sample(column: column, row: row * 2, columns: area.columns, rows: area.rows * 2),
          picture.sample(
            column: column,
            row: row * 2 + 1,
            columns: area.columns,
            rows: area.rows * 2
          )
        )
        let (glyph, style) = Self.halfBlocks(upper, lower)
        write(glyph, style, in: area, row: row, column: column)
      }
    }
  }

  private static func halfBlocks(
    _ upper: Picture.Pixel,
    _ lower: Picture.Pixel
  ) -> (String, Style) {
    switch (upper.isSolid, lower.isSolid) {
    case (false, false): (" ", .plain)
    case (true, false): ("▀", Style(upper.color))
    case (false, true): ("▄", Style(lower.color))
    case (true, true) where upper == lower: ("█", Style(upper.color))
    case (true, true): ("▀", Style(upper.color, on: lower.color))
    }
  }
}
#endif
