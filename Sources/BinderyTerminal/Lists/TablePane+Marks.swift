#if canImport(Glibc) || canImport(Musl)
import BinderyNavigation

/// The marks of rows, where the view model is a `MarkableTable`.
extension TablePane {
  /// Whether a row is marked.
  private func isMarked(_ row: Table.Row) -> Bool {
    func isMarked<Model: MarkableTable>(_ model: Model) -> Bool {
      (row as? Model.Row).map { model.marks.contains($0.id) } ?? false
    }
    return (table as? any MarkableTable).map { isMarked($0) } ?? false
  }

  /// Draws the mark of a row at the left edge, which rows leave free; a click there changes it.
  func drawMark(of row: Table.Row, at index: Int, in area: Rect, of frame: inout Frame) {
    guard table is any MarkableTable else { return }
    var area = area
    let edge = area.takeLeft(2)
    frame.mark(edge, as: .item(markName, index))
    if isMarked(row) { frame.write("▌", Style(.accent, .bold), in: edge) }
  }

  /// The name of the area of a row that marks it.
  var markName: String { "\(actionName)mark" }

  /// Marks the row at an offset, or removes its mark.
  func toggleMark(at index: Int) {
    func toggle<Model: MarkableTable>(_ model: Model) {
      if let row = model.row(at: index) { model.toggleMark(of: row) }
    }
    if let model = table as? any MarkableTable { untracked { toggle(model) } }
  }

  /// Removes all marks, and returns whether there were any.
  func removeMarks() -> Bool { (table as? any MarkableTable)?.removeMarks() ?? false }

  /// Returns the keys that mark the rows over which the selection moves.
  func rangeActions(_ state: TablePaneState<Table>, _ map: KeyMap) -> [KeyAction] {
    guard let model = table as? any MarkableTable else { return [] }
    return [("select.down", "Mark down", Motion.down), ("select.up", "Mark up", Motion.up)]
      .map { id, title, motion in
        KeyAction(id, title, keys: map[id], section: "Marks") {
          let start = state.list.selection
          move(.key(motion.keys[0]), state)
          mark(from: start, through: state.list.selection, of: model)
        }
      }
  }

  private func mark<Model: MarkableTable>(from start: Int, through end: Int, of model: Model) {
    untracked {
      guard let first = model.row(at: start), let last = model.row(at: end) else { return }
      model.mark(from: first, through: last)
    }
  }
}
#endif
