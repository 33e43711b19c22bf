#if canImport(Glibc) || canImport(Musl)
/// The cursor, the scroll position and the edits of a ``TextArea``.
public final class TextAreaState {
  var text: EditedText
  /// The clipboard of an area that was given none.
  let ownClipboard = FieldClipboard()
  /// The text and the selection that were exchanged with the value last.
  ///
  /// A text that is still the same object is not compared.
  private var exchanged: (text: String, selection: Range<Int>?)
  /// The row at the top.
  private var top = WrappedRows.Row(line: 0, number: 0)
  /// Whether the next frame shows the cursor: not after the wheel.
  private var followsCursor = true
  /// The rows of the last frame.
  private(set) var visibleRows = 1
  /// The text that is searched for, while the search is open.
  var search: TextField?

  init(_ text: String) {
    self.text = EditedText(text)
    exchanged = (text, nil)
  }

  deinit {}

  /// Takes over what was changed elsewhere.
  func take(_ value: String, _ selection: Range<Int>?) {
    if value != exchanged.text {
      text.update(value)
      exchanged.text = value
      followsCursor = true
    }
    if let selection, selection != exchanged.selection {
      text.select(selection)
      exchanged.selection = selection
      followsCursor = true
    }
  }

  /// Notes what the value has now.
  func give(_ selection: Range<Int>?) {
    exchanged = (text.string, selection)
    followsCursor = true
  }

  /// Wraps the text for an area, and returns its visible rows from the top.
  func layOut(columns: Int, rows count: Int) -> [(row: WrappedRows.Row, range: Range<Int>)] {
    text.wrap(to: columns)
    text.page = max(1, count - 1)
    visibleRows = count
    top = text.existing(top)
    if followsCursor {
      let cursor = text.rows.row(at: text.cursor.head, in: text.lines)
      top = min(top, cursor)
      let least = text.row(cursor, movedBy: 1 - count)
      if top < least { top = least }
    }
    var rows = text.rows(from: top, count: count)
    if rows.count < count {
      top = text.row(top, movedBy: rows.count - count)
      rows = text.rows(from: top, count: count)
    }
    return rows
  }

  /// The number of rows above the visible ones and of all; estimated for a long text.
  var scrollPosition: (above: Int, all: Int) { text.rows.estimate(above: top, in: text.lines) }

  /// Moves the visible part and leaves the cursor.
  func scroll(by rows: Int) {
    top = text.row(top, movedBy: rows)
    followsCursor = false
  }

  /// Moves the cursor to a cell of the area, and selects from the anchor where it extends.
  func point(at cell: Point, extending isExtending: Bool) {
    let row = text.row(top, movedBy: cell.row)
    let head = text.place(in: row, column: max(0, cell.column))
    text.select(TextCursor(anchor: isExtending ? text.cursor.anchor : head, head: head))
  }
}

extension EditedText {
  /// Returns the row if it exists, or else the last one before it.
  fileprivate mutating func existing(_ row: WrappedRows.Row) -> WrappedRows.Row {
    guard row.line < lines.count else {
      return rows.row(at: lines.length, in: lines)
    }
    if rows.range(of: row, in: lines) != nil { return row }
    return rows.row(at: lines.content(of: row.line).upperBound, in: lines)
  }

  /// Returns the row so many rows below, or above; at most the first or last.
  fileprivate mutating func row(_ row: WrappedRows.Row, movedBy distance: Int) -> WrappedRows.Row {
    var row = row
    for _ in 0..<abs(distance) {
      let next = distance < 0 ? rows.row(above: row, in: lines) : rows.row(below: row, in: lines)
      guard let next else { break }
      row = next
    }
    return row
  }

  fileprivate mutating func rows(
    from first: WrappedRows.Row,
    count: Int
  ) -> [(row: WrappedRows.Row, range: Range<Int>)] {
    var found: [(row: WrappedRows.Row, range: Range<Int>)] = []
    var next: WrappedRows.Row? = first
    while let row = next, found.count < count, let range = rows.range(of: row, in: lines) {
      found.append((row, range))
      next = rows.row(below: row, in: lines)
    }
    return found
  }
}
#endif
