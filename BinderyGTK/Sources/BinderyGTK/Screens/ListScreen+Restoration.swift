import BinderyNavigation

extension ListScreen {
  /// Stores the focused row of a `RestorableTable`, and focuses the restored one when it is loaded.
  func followRows() {
    if let table = viewModel as? any PreviewingTable { markPreviewed(of: table) }
    guard let table = restorable else { return }
    var last: Table.Row.ID?
    lifetime.observe(self) { screen in
      guard let id = screen.rows.focusedRow?.id else { return }
      // A change of the selected row is a read of it, on which this must not depend.
      untracked {
        // The first focus is given by the window, another one by the user.
        if let last, last != id { table.selectedRow.finishRestoration() }
        table.selectedRow.note("\(id)")
      }
      last = id
    }
    let keyword = untracked { viewModel.keyword }
    lifetime.observe(self) { screen in
      // The focus stays in the filter of a user who types before the row is loaded.
      guard screen.viewModel.keyword != keyword else { return }
      untracked { table.selectedRow.finishRestoration() }
    }
    lifetime.observe(self) { $0.restoreRow() }
    lifetime += list.connect("map") { [weak self] _ in untracked { self?.restoreRow() } }
  }

  /// Marks the selected row, whose page is shown beside the list.
  private func markPreviewed(of table: any PreviewingTable) {
    lifetime.observe(self) { [weak table] screen in
      let id = table?.selectedID
      let rows = screen.viewModel.rows
      let offset =
        id == nil ? rows.indices.first : untracked { table?.selectedRow.offset(in: rows) }
      guard let offset else { return }
      untracked { screen.rows.markOpened(row: rows[offset]) }
    }
  }

  /// Focuses the restored row if it is loaded and the screen is active.
  ///
  /// In a split view the list beside the active screen leaves the focus where it is.
  func restoreRow() {
    let (rows, count) = (viewModel.rows, viewModel.rowCount)
    guard viewModel.phase == .active, let table = restorable else { return }
    if let offset = table.selectedRow.offset {
      untracked {
        if self.rows.focus(row: min(offset, count - 1)) { table.selectedRow.finishRestoration() }
      }
      return
    }
    guard table.selectedRow.restored != nil, let offset = table.selectedRow.offset(in: rows) else {
      return
    }
    untracked {
      if self.rows.focus(row: offset) { table.selectedRow.finishRestoration() }
    }
  }
}
