extension ChangesViewModel {
  /// Shows or hides the lines of the file that a row belongs to.
  func toggle(_ row: ChangeRow) {
    guard let file = row.file, let changed = stored.value?.files[file] else { return }
    toggled.formSymmetricDifference([file])
    // A selected line that is hidden leaves the selection at its file.
    select(changed.head(isFolded: isFolded(changed)))
  }

  /// Whether the lines of all files are hidden.
  var areAllFolded: Bool {
    let files = stored.value?.files ?? []
    return !files.isEmpty && files.allSatisfy(isFolded)
  }

  /// Hides the lines of all files, or shows them.
  func toggleAll() {
    let isFolded = areAllFolded
    let files = stored.value?.files ?? []
    toggled = Set(files.filter { $0.isFoldedAtFirst == isFolded }.map(\.number))
  }

  /// Whether the lines of a file are hidden.
  func isFolded(_ file: ChangedFile) -> Bool {
    file.isFoldedAtFirst != toggled.contains(file.number)
  }
}
