/// A piece of a document that is drawn on its own: a block, or some lines or rows of a long one.
///
/// Its size is bounded, so that a document of any length can be drawn by its visible parts. Lists
/// and quotes are not parts; each part knows those around it.
public struct MarkupPart: Sendable, Hashable {
  /// The kinds of content.
  public enum Content: Sendable, Hashable {
    /// A heading of level 1 to 6.
    case heading(level: Int, [MarkupRun])
    /// A paragraph, or an item of a list without words.
    case paragraph([MarkupRun])
    /// Lines of code; the first one may be the rest of a line.
    case code([[TokenRun]], continuesLine: Bool)
    /// Rows of a table, below its headings if they are the first ones.
    case table(MarkupTable, rows: Range<Int>)
    /// A line across the page.
    case rule
    /// A picture that stands alone.
    case image(MarkupRun)
    /// A note that the next blocks are shown without tables or links.
    case simplified
    /// The line of a fold, which opens and closes it.
    case fold([MarkupRun], MarkupFold)
  }

  /// A container around a part.
  public enum Container: Sendable, Hashable {
    /// A quote.
    case quote
    /// The content of a fold.
    case fold
    /// An item of a list; the mark stands in front of the first part of it.
    case item(mark: Mark, isFirst: Bool)
  }

  /// The mark in front of an item of a list.
  public enum Mark: Sendable, Hashable {
    /// A dot.
    case bullet
    /// A number.
    case number(Int)
    /// A box, which may be ticked; `link` is the address that ticks it, if the reader may.
    case box(isDone: Bool, link: String?)
  }

  /// The content.
  public internal(set) var content: Content
  /// The quotes and items around the part, from the outermost one.
  ///
  /// Of more than ``MarkupDocument/shownDepth``, the first ones and the innermost one.
  public let containers: [Container]
  /// The number of containers if they are more than those; `nil` otherwise.
  public let level: Int?
  /// The number of containers that the space above the part is in; `nil` for none, as between two
  /// parts of one block and between the items of a tight list.
  public internal(set) var gap: Int?
  /// Whether it begins within a block.
  public internal(set) var isContinuation: Bool
  /// The names of the place, by which links lead to it: that of a heading, as GitHub makes it, and
  /// those that the author has written.
  public internal(set) var names: [String]
  /// The title of a heading, for the table of contents; `nil` for all else.
  public internal(set) var title: String?
  /// The folds around the part, from the outermost one.
  public internal(set) var folds: [MarkupFold] = []
}

extension MarkupPart {
  /// A heading, for the table of contents.
  public typealias Heading = (level: Int, text: String, anchor: String)

  /// The heading; `nil` if the part is none.
  public var heading: Heading? {
    guard case .heading(let level, _) = content, let title else { return nil }
    return (level, title, names.first ?? "")
  }

  /// The text of the part, a line for each of code and for each row of a table.
  public var lines: [String] {
    switch content {
    case .heading(_, let runs), .paragraph(let runs), .fold(let runs, _):
      [runs.map(\.text).joined()]
    case .image(let run): [run.text]
    case .code(let lines, _): lines.map { $0.map(\.text).joined() }
    case .table(let table, let rows):
      ((rows.lowerBound == 0 ? [table.header] : []) + table.rows[rows]).map { row in
        row.map { $0.map(\.text).joined() }.joined(separator: " ")
      }
    case .rule, .simplified: []
    }
  }
}
