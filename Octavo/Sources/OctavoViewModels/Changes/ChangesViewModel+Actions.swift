public import BinderyNavigation
import GitHubValues

extension ChangesViewModel: ActionProviding, RowActionProviding {
  /// The actions of the page: from change to change, folding, the files, the name and the page.
  public var actions: [ScreenAction] {
    let hasChanges = rows.contains { $0.kind == .hunk }
    let (kind, name) = subject.address
    var actions = [
      ScreenAction("change.next", "Next Change", isEnabled: hasChanges, isPrimary: true) {
        self.move(forward: true)
      },
      ScreenAction("change.previous", "Previous Change", isEnabled: hasChanges) {
        self.move(forward: false)
      },
      ScreenAction(
        "fold.all",
        areAllFolded ? "Unfold All Files" : "Fold All Files",
        isEnabled: stored.value?.files.isEmpty == false
      ) { self.toggleAll() },
    ]
    if let hash {
      actions += services.actions(forCommit: hash, of: repository)
    } else {
      let address = isMissing ? nil : services.web.page(of: repository, kind, name, "")
      actions += services.pageActions(at: address)
    }
    return actions + [services.refresh(self)]
  }

  /// Folding the file of a row, and the file itself.
  public func actions(for row: ChangeRow) -> [ScreenAction] {
    guard let number = row.file, let file = stored.value?.files[number] else { return [] }
    let title = isFolded(file) ? "Unfold File" : "Fold File"
    let fold = ScreenAction("open", title, isPrimary: true) { self.toggle(row) }
    guard file.change.kind != .removed else { return [fold] }
    return [
      fold,
      ScreenAction("file", "Show File") {
        self.services.navigation.push(
          .source(
            self.repository,
            revision: self.hash ?? self.subject.head,
            path: file.change.path
          )
        )
      },
    ]
  }

  /// Selects the header of the next hunk, or of the one before the selected row.
  private func move(forward: Bool) {
    let rows = untracked { self.rows }
    let place = rows.firstIndex { $0.id == selectedRow.id } ?? 0
    let target =
      forward
      ? rows.dropFirst(place + 1).first { $0.kind == .hunk }
      : rows.prefix(place).last { $0.kind == .hunk }
    if let target { select(target) }
  }
}
