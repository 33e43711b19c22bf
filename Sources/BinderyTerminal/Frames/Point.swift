#if canImport(Glibc) || canImport(Musl)
/// A cell's place, counted from the upper left corner.
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
