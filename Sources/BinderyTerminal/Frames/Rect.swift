#if canImport(Glibc) || canImport(Musl)
/// A rectangle of cells in a frame.
public nonisolated struct Rect: Hashable, Sendable {
  /// The left edge.
  public var column: Int
  /// The upper edge.
  public var row: Int
  /// The number of columns; must not be set to a negative number.
  public var columns: Int
  /// The number of rows; must not be set to a negative number.
  public var rows: Int

  /// Makes a rectangle; replaces a negative number of columns or rows by zero.
  public init(column: Int = 0, row: Int = 0, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// The column behind the last.
  public var endColumn: Int { column + columns }
  /// The row behind the last.
  public var endRow: Int { row + rows }
  /// Whether nothing can be drawn in it.
  public var isEmpty: Bool { columns == 0 || rows == 0 }

  /// Whether the cell lies inside.
  public func contains(_ point: Point) -> Bool {
    point.column >= column && point.column < endColumn && point.row >= row && point.row < endRow
  }

  /// Returns the common part of both.
  package func intersection(_ other: Rect) -> Rect {
    let left = max(column, other.column)
    let top = max(row, other.row)
    return Rect(
      column: left,
      row: top,
      columns: min(endColumn, other.endColumn) - left,
      rows: min(endRow, other.endRow) - top
    )
  }

  /// The rectangle made smaller on its sides.
  public func inset(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) -> Rect {
    Rect(
      column: column + left,
      row: row + top,
      columns: columns - left - right,
      rows: rows - top - bottom
    )
  }

  /// The rectangle made smaller on all sides.
  public func inset(by amount: Int) -> Rect {
    inset(left: amount, top: amount, right: amount, bottom: amount)
  }

  /// Takes rows off the upper edge.
  public mutating func takeTop(_ count: Int) -> Rect {
    let taken = Rect(column: column, row: row, columns: columns, rows: min(max(0, count), rows))
    row += taken.rows
    rows -= taken.rows
    return taken
  }

  /// Takes rows off the lower edge.
  public mutating func takeBottom(_ count: Int) -> Rect {
    let height = min(max(0, count), rows)
    rows -= height
    return Rect(column: column, row: endRow, columns: columns, rows: height)
  }

  /// Takes columns off the left edge.
  public mutating func takeLeft(_ count: Int) -> Rect {
    let taken = Rect(column: column, row: row, columns: min(max(0, count), columns), rows: rows)
    column += taken.columns
    columns -= taken.columns
    return taken
  }

  /// Takes columns off the right edge.
  public mutating func takeRight(_ count: Int) -> Rect {
    let width = min(max(0, count), columns)
    columns -= width
    return Rect(column: endColumn, row: row, columns: width, rows: rows)
  }

  /// A rectangle in its middle, at most as large as itself.
  public func centered(columns wanted: Int, rows wantedRows: Int) -> Rect {
    let width = min(wanted, columns)
    let height = min(wantedRows, rows)
    return Rect(
      column: column + (columns - width) / 2,
      row: row + (rows - height) / 2,
      columns: width,
      rows: height
    )
  }
}
#endif
