#if canImport(Glibc) || canImport(Musl)
public import Bindery

/// A choice among several texts, which opens a list over the screen.
public struct Select: Widget {
  /// The name of the widget.
  public let name: String
  private let choices: [String]
  private let selection: ValueBinding<Int>

  /// Makes a choice.
  ///
  /// - Parameters:
  ///   - name: The name of the widget.
  ///   - choices: The texts.
  ///   - selection: The offset of the chosen text.
  public init(_ name: String, _ choices: [String], selection: ValueBinding<Int>) {
    self.name = name
    self.choices = choices
    self.selection = selection
  }

  /// True.
  public var isFocusable: Bool { true }
  /// Makes a closed list.
  public func makeState() -> SelectState { SelectState(list: ListState(listName)) }
  /// The width of the longest text and the edges.
  public func columns(_ state: SelectState) -> Int? { width }
  /// One.
  public func rows(in columns: Int, _ state: SelectState) -> Int? { 1 }

  /// Draws the chosen text and an arrow.
  public func draw(_ state: SelectState, isFocused: Bool, in area: Rect, of frame: inout Frame) {
    let line = Rect(column: area.column, row: area.row, columns: min(area.columns, width), rows: 1)
    let style =
      isFocused
      ? Style(.role(.selectionText), on: .role(.selection)) : Style(.standard, on: .role(.bar))
    frame.fill(line, style)
    let index = selection.value
    let title = choices.indices.contains(index) ? choices[index] : ""
    frame.write(title, style, in: line.inset(left: 1, right: 3))
    frame.write("▾", style, in: line, column: line.columns - 2)
    frame.mark(line, as: .item(name, 0))
  }

  /// Draws the open list below the widget, or above it where there is more space.
  public func drawAbove(_ state: SelectState, at area: Rect, of frame: inout Frame) {
    guard state.isOpen else { return }
    let anchor = Rect(column: area.column, row: area.row, columns: area.columns, rows: 1)
    let below = frame.bounds.endRow - anchor.endRow - 1
    let isBelow = below >= min(choices.count + 2, area.row)
    let rows = min(choices.count + 2, isBelow ? below : area.row)
    let column = max(0, min(area.column, frame.bounds.endColumn - width - 2))
    let outer = Rect(
      column: column,
      row: isBelow ? anchor.endRow : anchor.row - rows,
      columns: min(width + 2, frame.bounds.columns),
      rows: rows
    )
    frame.cursor = nil
    frame.fill(outer, .plain)
    frame.box(outer, Style(.accent))
    state.list.draw(choices.count, in: outer.inset(by: 1), of: &frame) { index, _, area, frame in
      frame.write(choices[index], in: area.inset(left: 1))
    }
  }

  /// Opens the list, moves in it, chooses, or closes it.
  public func handle(_ event: InputEvent, _ state: SelectState) -> Bool {
    guard state.isOpen else {
      guard event == .key(KeyPress(.enter)) || event == .key(" ") else { return false }
      open(state)
      return true
    }
    switch event {
    case .key(KeyPress(.escape)): state.isOpen = false
    case .key(KeyPress(.enter)), .key(" "): choose(state.list.selection, state)
    case .key(KeyPress(.tab)), .key(KeyPress(.tab, .shift)):
      state.isOpen = false
      return false
    default:
      // No key reaches the screen below the list, except those of every screen.
      guard case .key(let key) = event, !key.modifiers.isEmpty else {
        state.list.handle(event)
        return true
      }
      return state.list.handle(event)
    }
    return true
  }

  /// Opens the list, or chooses a text of it.
  public func click(_ target: ClickTarget, _ state: SelectState) -> Bool {
    switch target {
    case .item(name, _):
      if state.isOpen { state.isOpen = false } else { open(state) }
    case .item(listName, let index): choose(index, state)
    default: return false
    }
    return true
  }

  /// Closes the list.
  public func didLoseFocus(_ state: SelectState) { state.isOpen = false }

  private var listName: String { "\(name).choices" }
  private var width: Int { (choices.map(\.displayWidth).max() ?? 0) + 5 }

  private func open(_ state: SelectState) {
    state.isOpen = true
    state.list.select(untracked { selection.value })
  }

  private func choose(_ index: Int, _ state: SelectState) {
    state.isOpen = false
    if choices.indices.contains(index) { selection.value = index }
  }
}
#endif
