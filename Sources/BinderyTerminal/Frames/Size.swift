#if canImport(Glibc) || canImport(Musl)
/// How many cells there are.
public nonisolated struct Size: Hashable, Sendable {
  /// Cells across.
  public var columns: Int
  /// Cells down.
  public var rows: Int

  /// Makes a size; what is negative becomes zero.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }
}
#endif
