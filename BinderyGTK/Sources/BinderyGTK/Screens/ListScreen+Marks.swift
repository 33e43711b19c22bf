import BinderyNavigation
import CGTK

extension ListScreen {
  /// Shows the marks of a `MarkableTable`, and lets keys and clicks change them.
  func connectMarks() {
    if let model = viewModel as? any MarkableTable { connectMarks(of: model) }
  }

  private func connectMarks<Model: MarkableTable>(of model: Model) {
    lifetime.observe(self) { [weak model] screen in
      let marks = model?.marks ?? []
      untracked {
        screen.rows.showMarks { row in (row as? Model.Row).map { marks.contains($0.id) } ?? false }
      }
    }
    lifetime += rows.onMarkingClick { [weak self, weak model] row, isRange in
      guard let self, let model, let row = row as? Model.Row else { return }
      let focused = untracked { self.rows.focusedRow } as? Model.Row
      untracked {
        if isRange {
          model.mark(from: focused ?? row, through: row)
        } else {
          model.toggleMark(of: row)
        }
      }
    }
    lifetime += rows.widget.onKeyFirst { [weak self, weak model] key, held in
      // An open menu, and a button in a row, have keys of their own.
      guard let self, let model, rows.isRowFocused else { return false }
      if key == GDK_KEY_Escape { return model.removeMarks() }
      let row = untracked { self.rows.focusedRow } as? Model.Row
      let isShifted = held.rawValue & GDK_SHIFT_MASK.rawValue != 0
      if key == GDK_KEY_space, !isShifted, let row {
        untracked { model.toggleMark(of: row) }
        return true
      }
      if isShifted, [GDK_KEY_Down, GDK_KEY_Up].contains(key) {
        markReachedRow(of: model, from: row)
      }
      return false
    }
  }

  /// Marks the focused row, and the row to which GTK is about to move the focus.
  private func markReachedRow<Model: MarkableTable>(of model: Model, from row: Model.Row?) {
    if let row { untracked { model.mark(from: row, through: row) } }
    Task { [weak self, weak model] in
      guard let next = untracked({ self?.rows.focusedRow }) as? Model.Row else { return }
      untracked { model?.mark(from: row ?? next, through: next) }
    }
  }
}
