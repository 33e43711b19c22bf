import BinderyNavigation

extension ChangesViewModel {
  /// Selects the header of the next hunk, or of the one before the selected row.
  func moveToChange(forward: Bool) { move(forward: forward) { $0.isHunk } }

  /// Selects the head of the next file, or of the one that begins before the selected row.
  func moveToFile(forward: Bool) {
    move(forward: forward) { if case .file = $0.kind { true } else { false } }
  }

  /// Selects the next or the previous row of a kind; without a selected row, the first one.
  private func move(forward: Bool, to isTarget: (ChangeRow) -> Bool) {
    let rows = untracked { self.rows }
    let place = rows.firstIndex { $0.id == selected.id }
    let target =
      forward
      ? rows[(place.map { $0 + 1 } ?? 0)...].first(where: isTarget)
      : rows[..<(place ?? 0)].last(where: isTarget)
    if let target { select(target.id) }
  }
}
