import BinderyNavigation

extension ChangesViewModel {
  /// Hides or shows the lines of the file that a row belongs to.
  ///
  /// The row may be that of earlier changes: the file is found by its path.
  func setFolded(_ isFolded: Bool, fileOf row: ChangeRow) {
    guard let file = file(of: row) else { return }
    if isFolded == file.isFoldedAtFirst {
      toggled.remove(file.path)
    } else {
      toggled.insert(file.path)
    }
    // A selected line that is hidden leaves the selection at its file.
    select(file.head(isFolded: isFolded).id)
  }

  /// Returns the file that a row belongs to; `nil` if the changes do not have it any more.
  func file(of row: ChangeRow) -> ChangedFile? {
    row.path.flatMap { path in stored.value?.files.first { $0.path == path } }
  }

  /// Whether the lines of all files are hidden.
  var areAllFolded: Bool {
    let files = stored.value?.files ?? []
    return !files.isEmpty && files.allSatisfy(isFolded)
  }

  /// Hides the lines of all files, or shows them; the selection stays at its file.
  func toggleAll() {
    let isFolded = areAllFolded
    let files = stored.value?.files ?? []
    let row = selected.id.flatMap { id in untracked { rows.first { $0.id == id } } }
    toggled = Set(files.filter { $0.isFoldedAtFirst == isFolded }.map(\.path))
    guard let row else { return }
    if !select(row.id), let file = file(of: row) {
      select(file.head(isFolded: !isFolded).id)
    }
  }

  /// Whether the lines of a file are hidden.
  func isFolded(_ file: ChangedFile) -> Bool {
    file.isFoldedAtFirst != toggled.contains(file.path)
  }
}
