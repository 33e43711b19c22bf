public import BinderyNavigation
import GitHubValues

extension TreeViewModel: ActionProviding, RowActionProviding {
  /// Saving a file.
  public func actions(for row: TreeRow) -> [ScreenAction] {
    let (entry, services) = (row.entry, services)
    guard entry.kind == .file, !entry.sha.isEmpty else { return [] }
    let blob = Blob(repository: tree.repository, sha: entry.sha, size: entry.size)
    let request = SaveRequest(.blob(blob), named: entry.name, size: entry.size)
    return [.save { Task.immediate { await services.save(request) } }]
  }

  /// The actions of the folder.
  public var actions: [ScreenAction] {
    [
      ScreenAction("history", "History", isEnabled: !isMissing) { self.showHistory() },
      .browser(isEnabled: !isMissing) { self.openInBrowser() },
      .copyAddress(isEnabled: !isMissing) { self.copyURL() },
      services.refresh(self, "The folder is up to date.") { !$0.hasFailed },
    ]
  }
}
