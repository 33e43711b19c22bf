import BinderyNavigation

extension ChangesViewModel {
  /// Selects the header of the next hunk, or of the one before the selected row.
  func moveToChange(forward: Bool) { move(forward: forward) { $0.kind == .hunk } }

  /// Selects the head of the next file, or of the one that begins before the selected row.
  func moveToFile(forward: Bool) {
    move(forward: forward) { if case .file = $0.kind { true } else { false } }
  }

  private func move(forward: Bool, to isTarget: (ChangeRow) -> Bool) {
    let rows = untracked { self.rows }
    let place = rows.firstIndex { $0.id == selectedRow.id } ?? 0
    let target =
      forward
      ? rows.dropFirst(place + 1).first(where: isTarget) : rows[..<place].last(where: isTarget)
    if let target { select(target) }
  }
}
