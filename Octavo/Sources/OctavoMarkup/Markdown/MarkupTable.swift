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
}
