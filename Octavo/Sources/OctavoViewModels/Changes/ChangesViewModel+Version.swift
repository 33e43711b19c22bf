import BinderyNavigation
import GitHubValues

/// The version of the changes that is shown, while the server may have a newer one.
extension ChangesViewModel {
  /// Whether new commits were pushed to the pull request since its files were shown.
  var hasNewVersion: Bool {
    guard let shown = stored.value, let new = latest.value else { return false }
    return !shown.isSameVersion(as: new)
  }

  /// The sentence about new commits; `nil` for none.
  var newVersionText: String? {
    guard hasNewVersion, let new = latest.value?.pull else { return nil }
    return "New commits were pushed, up to \(Strings.revision(new.head.sha)). "
      + "Refresh to show them."
  }

  /// Shows the changes of the store, unless they are of a newer version than those on the screen.
  func followLatest() {
    if !untracked({ hasNewVersion }) { stored = untracked { latest } }
  }

  /// Shows the newest version, and in it the line that was selected, or its file.
  func showNewVersion() {
    let place = untracked { selectedPlace }
    let path = untracked { selectedFile?.path }
    stored = untracked { latest }
    guard !(place.map(show) ?? false), let path else { return }
    goToFile(path)
  }

  /// The version of the pull request that is shown; `nil` for other changes.
  var version: GitHub.PullRequestFiles? { stored.value?.pull }
}

nonisolated extension Changes {
  /// The version of the pull request; `nil` for other changes.
  var pull: GitHub.PullRequestFiles? { if case .pull(let pull) = source { pull } else { nil } }

  /// Whether both are of the same commits; changes that are not of a pull request always are.
  fileprivate func isSameVersion(as other: Self) -> Bool {
    guard let pull, let other = other.pull else { return true }
    return pull.isSameVersion(as: other)
  }
}
