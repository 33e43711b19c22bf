#if canImport(Glibc) || canImport(Musl)
/// The position of a cell, counted from the upper left corner.
public nonisolated struct Point: Hashable, Sendable {
  /// Cells from the left edge.
  public var column: Int
  /// Cells from the upper edge.
  public var row: Int

  /// Makes a point.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}
#endif
