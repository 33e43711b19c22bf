#if canImport(Glibc) || canImport(Musl)
extension Frame {
  /// Dims everything there is, and opens a framed panel in the middle of it.
  ///
  /// Parts below can no longer be clicked, and their cursor is hidden.
  ///
  /// - Parameters:
  ///   - wanted: The size inside the frame; the screen's size is the limit,
  ///     less the last line, which tells the keys.
  ///   - title: The text in the upper edge.
  /// - Returns: The inside of the panel.
  public mutating func panel(_ wanted: Size, title: [Run]) -> Rect {
    restyle(bounds) { _ in Style(.border) }
    removeZones()
    cursor = nil
    isAnimated = false
    let rows = min(wanted.rows + 2, bounds.rows - 1)
    let outer = bounds.centered(columns: wanted.columns + 4, rows: rows)
    fill(outer, .plain)
    box(outer, title: title, Style(.accent))
    return outer.inset(left: 2, top: 1, right: 2, bottom: 1)
  }
}
#endif
