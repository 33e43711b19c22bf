#if canImport(Glibc) || canImport(Musl)
public import Bindery

/// A text of several lines that the user edits, bound to a value.
///
/// Long lines are wrapped. Enter begins a new line; the tabulator leaves the text.
public struct TextArea: Widget {
  /// The name of the widget.
  public let name: String
  private let text: ValueBinding<String>
  private let placeholder: String
  private let visibleRows: Int?

  /// Makes a text.
  ///
  /// - Parameters:
  ///   - name: The name of the widget.
  ///   - text: The value.
  ///   - placeholder: The text shown while there is none.
  ///   - rows: The rows on the screen; `nil` for all that there are.
  public init(
    _ name: String,
    text: ValueBinding<String>,
    placeholder: String = "",
    rows: Int? = nil
  ) {
    self.name = name
    self.text = text
    self.placeholder = placeholder
    visibleRows = rows
  }

  /// True.
  public var isFocusable: Bool { true }
  /// Makes the cursor, at the end of the text.
  public func makeState() -> TextAreaState { TextAreaState(EditedText(text.value)) }
  /// The rows that were asked for.
  public func rows(in columns: Int, _ state: TextAreaState) -> Int? { visibleRows }
  /// True.
  public func isTyping(_ state: TextAreaState) -> Bool { true }

  /// Draws the lines around the cursor.
  public func draw(_ state: TextAreaState, isFocused: Bool, in area: Rect, of frame: inout Frame) {
    guard area.columns > 3, area.rows > 0 else { return }
    let style = Style(.standard, on: .role(.bar))
    frame.fill(area, style)
    frame.mark(area, as: .item(name, 0))
    state.text.update(text.value)
    state.text.wrap(to: area.columns - ScrollState.barColumns)
    if state.text.isEmpty { frame.write(placeholder, Style(.muted).on(.role(.bar)), in: area) }
    let cursor = state.text.cursorPoint
    let lines = state.text.lines
    state.offset = max(min(state.offset, cursor.row), cursor.row - area.rows + 1)
    state.offset = max(0, min(state.offset, max(0, lines.count - area.rows)))
    for row in 0..<min(area.rows, lines.count - state.offset) {
      frame.write(state.text.string(of: lines[state.offset + row]), style, in: area, row: row)
    }
    if lines.count > area.rows {
      frame.scrollBar(in: area, offset: state.offset, page: area.rows, count: lines.count)
    }
    if isFocused {
      frame.cursor = Point(
        column: area.column + min(cursor.column, area.columns - 1),
        row: area.row + cursor.row - state.offset
      )
    }
  }

  /// Edits the text.
  public func handle(_ event: InputEvent, _ state: TextAreaState) -> Bool {
    let old = untracked { text.value }
    state.text.update(old)
    guard state.text.handle(event) else { return false }
    if state.text.string != old { text.value = state.text.string }
    return true
  }

  /// Takes the focus.
  public func click(_ target: ClickTarget, _ state: TextAreaState) -> Bool {
    target == .item(name, 0)
  }
}
#endif
