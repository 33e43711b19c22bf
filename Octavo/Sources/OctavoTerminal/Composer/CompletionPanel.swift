import Bindery
import BinderyTerminal
import OctavoViewModels

/// The list of names below the cursor of a field.
///
/// While there is a list, ↑ and ↓ select in it, Tab inserts the selected name or the first one,
/// Enter the selected one, and Esc closes the list.
struct CompletionPanel {
  /// The name of the areas of the names.
  let name: String
  /// The view model of the field.
  let field: any CompletingField

  /// Makes the list of a field with a name.
  init(_ name: String, of field: any CompletingField) {
    self.name = "\(name).names"
    self.field = field
  }

  /// Draws the list near the cursor, if that is inside of an area.
  func draw(near rect: Rect, of frame: inout Frame) {
    guard let list = field.completions, let cursor = frame.cursor, rect.contains(cursor) else {
      return
    }
    let lines = list.names.map { name in
      [Run(name.title)] + (name.detail.isEmpty ? [] : [Run("  " + name.detail, .muted)])
    }
    let width = min(frame.size.columns, (lines.map(\.displayWidth).max() ?? 0) + 4)
    let height = list.names.count + 2
    let isBelow = cursor.row + height < frame.size.rows || cursor.row < height
    let panel = Rect(
      column: max(0, min(cursor.column, frame.size.columns - width)),
      row: isBelow ? cursor.row + 1 : cursor.row - height,
      columns: width,
      rows: min(height, isBelow ? frame.size.rows - cursor.row - 1 : height)
    )
    frame.fill(panel, .plain)
    frame.box(panel, Style(.accent))
    let inside = panel.inset(by: 1)
    for (row, line) in lines.prefix(inside.rows).enumerated() {
      let place = Rect(
        column: inside.column,
        row: inside.row + row,
        columns: inside.columns,
        rows: 1
      )
      if row == list.selected { frame.fill(place, .selected) }
      frame.write(
        row == list.selected ? line.map { Run($0.text, .selected) } : line,
        in: place,
        column: 1
      )
      frame.mark(place, as: .item(name, row))
    }
  }

  /// Handles a key of the list.
  ///
  /// - Returns: Whether there is a list for which the key has a meaning.
  func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .key(KeyPress(.up)): field.selectCompletion(by: -1)
    case .key(KeyPress(.down)): field.selectCompletion(by: 1)
    case .key(KeyPress(.enter)): field.acceptSelectedCompletion(onlyIf: true)
    case .key(KeyPress(.tab)): field.acceptSelectedCompletion()
    case .key(KeyPress(.escape)): field.closeCompletions()
    default: false
    }
  }

  /// Inserts a name that was clicked.
  ///
  /// - Returns: Whether the target is in the list.
  func click(_ target: ClickTarget) -> Bool {
    guard case .item(name, let row) = target else { return false }
    if let list = untracked({ field.completions }), list.names.indices.contains(row) {
      field.accept(list.names[row])
    }
    return true
  }
}
