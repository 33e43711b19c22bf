#if canImport(Glibc) || canImport(Musl)
public import Bindery

/// A text of several lines that the user edits, bound to a value.
///
/// Long lines are wrapped. Enter begins a new line; Tab leaves the text. Shift and a key that moves
/// select, as the mouse does; Alt+A selects all. Ctrl+X, Ctrl+C and Ctrl+V cut, copy and insert;
/// Ctrl+Z undoes by words, Ctrl+Y does again; Ctrl+R searches. Tabulators, spaces and line ends of
/// a text stay as they are. An action that sends the text needs a key of its own, such as Ctrl+S:
/// terminals send Ctrl+Enter and Shift+Enter as Enter.
///
/// - Order: an edit writes the text and the selection as one change. A text that the view model
///   writes is an edit, which Ctrl+Z undoes.
/// - Cost: a key costs what is visible, and a copy of the text; no line is laid out that is not
///   visible, and the text is not compared.
public struct TextArea: Widget {
  /// The name of the widget.
  public let name: String
  let text: ValueBinding<String>
  let selection: ValueBinding<Range<Int>>?
  let isReadOnly: Bool
  let clipboard: FieldClipboard?
  private let placeholder: String
  private let visibleRows: Int?

  /// Makes a text.
  ///
  /// - Parameters:
  ///   - name: The name of the widget.
  ///   - text: The value.
  ///   - selection: The selected part, as offsets in UTF-8; an empty range is the cursor.
  ///   - placeholder: The text shown while there is none.
  ///   - rows: The rows on the screen; `nil` for all that there are.
  ///   - isReadOnly: Whether keys only move, select and copy.
  ///   - clipboard: The clipboard; `nil` for one that only this field has.
  public init(
    _ name: String,
    text: ValueBinding<String>,
    selection: ValueBinding<Range<Int>>? = nil,
    placeholder: String = "",
    rows: Int? = nil,
    isReadOnly: Bool = false,
    clipboard: FieldClipboard? = nil
  ) {
    self.name = name
    self.text = text
    self.selection = selection
    self.placeholder = placeholder
    visibleRows = rows
    self.isReadOnly = isReadOnly
    self.clipboard = clipboard
  }

  /// True.
  public var isFocusable: Bool { true }
  /// Makes the cursor, at the end of the text.
  public func makeState() -> TextAreaState { TextAreaState(text.value) }
  /// The rows that were asked for.
  public func rows(in columns: Int, _ state: TextAreaState) -> Int? { visibleRows }
  /// True.
  public func isTyping(_ state: TextAreaState) -> Bool { true }
  /// Closes the search.
  public func didLoseFocus(_ state: TextAreaState) { state.search = nil }

  /// Draws the lines around the cursor, and the search below them.
  public func draw(_ state: TextAreaState, isFocused: Bool, in area: Rect, of frame: inout Frame) {
    guard area.columns > 3, area.rows > 0 else { return }
    var area = area
    let field = state.search == nil ? nil : area.takeBottom(area.rows > 1 ? 1 : 0)
    frame.fill(area, Self.style)
    frame.mark(area, as: .item(name, 0))
    state.take(text.value, selection?.value)
    if state.text.isEmpty { frame.write(placeholder, Style(.muted).on(.role(.bar)), in: area) }
    let width = area.columns - ScrollState.barColumns
    let rows = state.layOut(columns: width, rows: area.rows)
    var cursor: Point?
    for (number, row) in rows.enumerated() {
      let line = Rect(column: area.column, row: area.row + number, columns: width, rows: 1)
      let found = draw(row.range, of: state.text, isFocused: isFocused, in: line, of: &frame)
      if state.text.rows.row(at: state.text.cursor.head, in: state.text.lines) == row.row {
        cursor = Point(column: line.column + min(found ?? 0, area.columns - 1), row: line.row)
      }
    }
    let (above, all) = state.scrollPosition
    if all > area.rows {
      frame.scrollBar(in: area, offset: above, page: area.rows, count: all)
    }
    if isFocused { frame.cursor = cursor }
    if let field, let search = state.search {
      search.draw(isFocused: isFocused, in: field, of: &frame)
    }
  }

  private static let style = Style(.standard, on: .role(.bar))

  /// Draws a row.
  ///
  /// - Returns: The column of the cursor, counted from that of the row, if it is in the row.
  private func draw(
    _ range: Range<Int>,
    of text: EditedText,
    isFocused: Bool,
    in line: Rect,
    of frame: inout Frame
  ) -> Int? {
    let visible = line.intersection(frame.bounds)
    let head = text.cursor.head
    var column = 0
    var cursor: Int?
    text.string.walk(range) { place, _, width in
      if place == head { cursor = column }
      let style =
        isFocused && text.selection.contains(place) ? Style.selected : Self.style
      var glyphs = [Glyph.space]
      if width < 0 {
        let cells = String.tabWidth - column % String.tabWidth
        glyphs = Array(repeating: .space, count: cells)
      } else {
        glyphs = text.string.character(at: place).flatMap { Glyph($0) }.map { [$0] } ?? []
      }
      for glyph in glyphs {
        let fitted = glyph.fitted(to: line.columns)
        if column + fitted.width <= line.columns {
          let point = Point(column: line.column + column, row: line.row)
          frame.put(fitted, style: style, at: point, in: visible)
        }
        column += fitted.width
      }
      return true
    }
    return cursor ?? (head == range.upperBound ? column : nil)
  }
}
#endif
