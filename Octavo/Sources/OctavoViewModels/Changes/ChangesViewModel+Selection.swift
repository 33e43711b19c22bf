public import BinderyNavigation

extension ChangesViewModel {
  /// The selected row, for the next start; also the way in which the selection is moved.
  public var selectedRow: SelectedRow {
    get {
      _ = jumps
      return selected
    }
    set { selected = newValue }
  }

  /// Selects a row.
  ///
  /// - Returns: Whether the list has the row.
  @discardableResult
  func select(_ id: ChangeRow.ID) -> Bool {
    guard untracked({ rows.contains { $0.id == id } }) else { return false }
    restore(["row": id])
    jumps += 1
    return true
  }

  /// Selects the row that has the selected line in the present arrangement.
  ///
  /// An added line beside a deleted one has no row of its own in two columns; back in one column it
  /// is selected again.
  func keepSelection() {
    guard let id = selected.id, let files = stored.value?.files else { return }
    guard isSideBySide else {
      if let selectedLine, selectedLine.pair == id { select(selectedLine.line) } else { select(id) }
      return
    }
    let number = Int(id.prefix { $0 != "." })
    let file = number.flatMap { files.indices.contains($0) ? files[$0] : nil }
    let pair = file.flatMap(lines(of:))?.pair(of: id)?.id ?? id
    selectedLine = (pair, id)
    select(pair)
  }
}
