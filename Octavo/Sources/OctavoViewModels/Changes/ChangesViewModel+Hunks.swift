import BinderyNavigation
import GitHubValues

extension ChangesViewModel {
  /// A hunk, which is the same in later versions of a change as long as it has the same header.
  struct HunkName: Hashable {
    let path: String
    let header: String
  }

  /// Whether the lines of a hunk are hidden.
  func isFolded(_ hunk: GitHub.Patch.Hunk, of file: ChangedFile) -> Bool {
    foldedHunks.contains(HunkName(path: file.path, header: hunk.header))
  }

  /// Hides or shows the lines of the hunk that a row belongs to.
  func setFolded(_ isFolded: Bool, hunkOf row: ChangeRow) {
    guard let file = file(of: row), let hunk = hunk(of: row, in: file) else { return }
    let name = HunkName(path: file.path, header: hunk.header)
    if isFolded { foldedHunks.insert(name) } else { foldedHunks.remove(name) }
    // A selected line that is hidden leaves the selection at its hunk.
    if let head = headID(ofHunk: row, in: file) { select(head) }
  }

  /// Returns the name of the header of the hunk that a row belongs to; `nil` if the file does not
  /// have it any more.
  func headID(ofHunk row: ChangeRow, in file: ChangedFile) -> ChangeRow.ID? {
    guard let lines = lines(of: file), let hunk = row.hunk.flatMap(lines.place(ofHunk:)) else {
      return nil
    }
    return lines.id(of: (hunk, nil))
  }

  /// Returns the actions for the hunk of a row: folding it, and more of the lines around it.
  func hunkActions(for row: ChangeRow, in file: ChangedFile) -> [ScreenAction] {
    guard let hunk = hunk(of: row, in: file) else { return [] }
    let isFolded = isFolded(hunk, of: file)
    let title = isFolded ? "Unfold Hunk" : "Fold Hunk"
    let fold = ScreenAction("fold.hunk", title, isPrimary: row.isHunk) {
      self.setFolded(!isFolded, hunkOf: row)
    }
    return [fold] + (isFolded ? [] : contextActions(for: row, hunk, in: file))
  }

  private func contextActions(
    for row: ChangeRow,
    _ hunk: GitHub.Patch.Hunk,
    in file: ChangedFile
  ) -> [ScreenAction] {
    // Without lines on a side there is nothing but the change.
    guard ![.added, .removed].contains(file.change.kind), hunk.newLines != nil,
      let place = lines(of: file)?.place(ofHunk: hunk.header)
    else { return [] }
    let context = context(of: file)
    let isFirst = place == 0 && (hunk.newLines?.lowerBound ?? 1) <= 1
    let hidden = context?.hasHidden(around: place) ?? (above: !isFirst, below: true)
    func show(_ part: ChangeContextRequest.Part) {
      contextCommand.execute(ChangeContextRequest(path: file.path, hunk: hunk.header, part: part))
    }
    let step = Strings.count(ChangeContext.step, "Line")
    let isWhole = context?.isWhole == true
    return [
      ScreenAction("context.up", "Show \(step) Above", isEnabled: hidden.above) { show(.above) },
      ScreenAction("context.down", "Show \(step) Below", isEnabled: hidden.below) { show(.below) },
      ScreenAction("context.all", isWhole ? "Show Changes Only" : "Show Whole File") {
        if isWhole { self.hideContext(of: file, selecting: row) } else { show(.all) }
      },
    ]
  }

  /// Returns the hunk that a row belongs to; `nil` if the file does not have it any more.
  ///
  /// The row may be that of an earlier version of the change: the hunk is found by its header.
  private func hunk(of row: ChangeRow, in file: ChangedFile) -> GitHub.Patch.Hunk? {
    guard let header = row.hunk, !header.isEmpty else { return nil }
    guard let lines = lines(of: file) else { return nil }
    return lines.place(ofHunk: header).map { lines.hunks[$0] }
  }
}
