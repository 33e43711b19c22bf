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
    let list = untracked { self.list }
    guard let offset = list.offset(of: id) else { return false }
    selected = SelectedRow(restoring: id)
    // A view of a long list does not search for a row.
    if list.isLong { selected.request(offset) }
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
    let pair = file.flatMap(lines(of:))?.pairID(of: id) ?? id
    selectedLine = (pair, id)
    select(pair)
  }

  /// Selects the selected row again where it has moved in a long list, in which a view does not
  /// search for it.
  func followSelection(from old: ChangeList, to new: ChangeList) {
    guard old.isLong || new.isLong, selected.restored == nil, selected.offset == nil,
      let id = selected.id, old.offset(of: id) != new.offset(of: id)
    else { return }
    select(id)
  }
}
