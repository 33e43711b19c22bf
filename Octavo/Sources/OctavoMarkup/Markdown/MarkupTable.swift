/// A table: one row of headings, then rows with the same number of cells.
public struct MarkupTable: Sendable, Hashable {
  /// The alignment of a column.
  public enum Alignment: Sendable, Hashable {
    /// As the reader's language writes.
    case natural
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right
  }

  /// The text of one cell.
  public typealias Cell = [MarkupRun]

  /// One alignment a column.
  public var alignments: [Alignment]
  /// The headings.
  public var header: [Cell]
  /// The rows below the headings.
  public var rows: [[Cell]]

  /// Makes a table.
  public init(alignments: [Alignment], header: [Cell], rows: [[Cell]]) {
    self.alignments = alignments
    self.header = header
    self.rows = rows
  }

  /// Returns whether the table has more rows below the headings, or more columns.
  public func isLarger(thanRows rows: Int, columns: Int) -> Bool {
    self.rows.count > rows || header.count > columns || self.rows.contains { $0.count > columns }
  }

  /// The first rows and columns of the table.
  public func prefix(rows: Int, columns: Int) -> MarkupTable {
    guard isLarger(thanRows: rows, columns: columns) else { return self }
    return MarkupTable(
      alignments: Array(alignments.prefix(columns)),
      header: Array(header.prefix(columns)),
      rows: self.rows.prefix(rows).map { Array($0.prefix(columns)) }
    )
  }
}
