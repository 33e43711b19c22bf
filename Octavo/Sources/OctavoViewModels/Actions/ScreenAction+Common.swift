import BinderyNavigation
import GitHubValues

/// The actions that several screens have, each with one name and one title.
extension ScreenAction {
  /// Loads the content of a screen again.
  static func refresh(_ viewModel: some RefreshableViewModel) -> ScreenAction {
    ScreenAction("refresh", "Refresh") { viewModel.refresh() }
  }

  /// Stars a repository, or removes the star where it is known to be there.
  static func star(
    isStarred: Bool?,
    isEnabled: Bool = true,
    perform: @escaping () -> Void
  ) -> ScreenAction {
    ScreenAction(
      "star",
      Words.starAction(isStarred: isStarred),
      isEnabled: isEnabled,
      isPrimary: true,
      perform: perform
    )
  }

  /// Opens the page of a screen or a row in the browser.
  static func browser(perform: @escaping () -> Void) -> ScreenAction {
    ScreenAction("browser", "Open in Browser", perform: perform)
  }

  /// Copies the address of the page of a screen or a row.
  static func copyAddress(perform: @escaping () -> Void) -> ScreenAction {
    ScreenAction("copy", "Copy Address", perform: perform)
  }
}

extension Services {
  /// Returns the actions of a row that shows a repository.
  func actions(for row: RepositoryRow) -> [ScreenAction] {
    let repository = row.loaded
    let address = repository.htmlURL ?? web.page(of: repository.fullName)
    return [
      .star(isStarred: row.isStarred) { [self] in
        Task.immediate { await setStarred(row.isStarred != true, repository.fullName) }
      },
      .browser { [self] in if let address { open(address) } },
      .copyAddress { [self] in if let address { copyAddress(address) } },
    ]
  }
}
