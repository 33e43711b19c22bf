#if canImport(Glibc) || canImport(Musl)
extension Picture {
  /// Returns the picture, scaled to a number of cells, as lines of text, such as those of a
  /// document.
  public func lines(_ size: Size) -> [[Run]] {
    let pixels = drawn.pixels(for: size) { scaled(columns: size.columns, rows: size.rows * 2) }
    return (0..<size.rows).map { row in
      var line: [Run] = []
      for column in 0..<size.columns {
        let place = row * 2 * size.columns + column
        let (glyph, style) = Self.halfBlocks(pixels[place], pixels[place + size.columns])
        if line.last?.style == style {
          line[line.count - 1].text += glyph
        } else {
          line.append(Run(glyph, style))
        }
      }
      return line
    }
  }

  private static func halfBlocks(_ upper: Pixel, _ lower: Pixel) -> (String, Style) {
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
