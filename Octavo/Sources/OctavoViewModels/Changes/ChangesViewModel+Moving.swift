import BinderyNavigation

extension ChangesViewModel {
  /// Selects the header of the next hunk, or of the one before the selected row.
  func moveToChange(forward: Bool) { move(forward: forward, to: untracked { list.hunks }) }

  /// Selects the head of the next file, or of the one that begins before the selected row.
  func moveToFile(forward: Bool) { move(forward: forward, to: untracked { list.files }) }

  /// Selects the next or the previous of some offsets; without a selected row, the first one.
  func move(forward: Bool, to offsets: [Int]) {
    let list = untracked { self.list }
    let place = selected.id.flatMap(list.offset)
    let target =
      forward
      ? offsets.first { $0 > place ?? -1 }
      : offsets.last { $0 < place ?? 0 }
    if let row = target.flatMap(list.row) { select(row.id) }
  }
}
