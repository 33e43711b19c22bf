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
    openUnfolded()
    if !isFolded, untracked({ isCompared(file) }) { compare(file) }
    // A selected line that is hidden leaves the selection at its file.
    select(file.headID)
  }

  /// Returns the file that a row belongs to; `nil` if the changes do not have it any more.
  func file(of row: ChangeRow) -> ChangedFile? {
    guard let files = stored.value?.files, let place = row.path.flatMap({ places[$0] }) else {
      return nil
    }
    return files[place]
  }

  /// The most rows of files that one action unfolds.
  private static let mostRows = 20_000
  /// The most files whose patches are missing that one action unfolds: each is two requests.
  private static let mostRequested = 10

  /// Hides the lines of all files, or shows them; the selection stays at its file.
  ///
  /// Of very many lines the first ones are shown, and a notice says so.
  func toggleAll() {
    let isFolded = areAllFolded
    let files = stored.value?.files ?? []
    let row = selected.id.flatMap { id in untracked { list.offset(of: id).flatMap(list.row) } }
    let unfolded = isFolded ? Self.first(of: files) : []
    if isFolded, unfolded.count < files.count {
      let number = "\(Strings.grouped(unfolded.count)) of \(Strings.grouped(files.count))"
      services.showNotice("Unfolded \(number) files. The others can be unfolded one by one.")
    }
    toggled = Set(files.filter { $0.isFoldedAtFirst == unfolded.contains($0.path) }.map(\.path))
    openUnfolded()
    compareShown()
    guard let row else { return }
    if !select(row.id), let file = file(of: row) { select(file.headID) }
  }

  /// Returns the paths of the files that may be unfolded together.
  private static func first(of files: [ChangedFile]) -> Set<String> {
    var (rows, requests) = (mostRows, mostRequested)
    var paths: Set<String> = []
    for file in files {
      rows -= file.count
      if file.change.lacksPatch { requests -= 1 }
      if rows >= 0, requests >= 0 || !file.change.lacksPatch { paths.insert(file.path) }
    }
    return paths
  }

  /// Whether the lines of a file are hidden.
  func isFolded(_ file: ChangedFile) -> Bool {
    file.isFoldedAtFirst != toggled.contains(file.path)
  }
}
