#if canImport(Glibc) || canImport(Musl)
/// A number of columns and rows.
public nonisolated struct Size: Hashable, Sendable {
  /// Cells across.
  public var columns: Int
  /// Cells down.
  public var rows: Int

  /// Makes a size; negative numbers become zero.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }
}
#endif
