import BinderyNavigation
import Foundation
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
      Strings.starAction(isStarred: isStarred),
      isEnabled: isEnabled,
      isPrimary: true,
      perform: perform
    )
  }

  /// Follows an account, unfollows it, or loads whether it is followed while that is not known.
  static func follow(
    isFollowing: Bool?,
    isEnabled: Bool = true,
    perform: @escaping () -> Void
  ) -> ScreenAction {
    ScreenAction(
      "follow",
      Strings.followAction(isFollowing: isFollowing),
      isEnabled: isEnabled,
      isPrimary: true,
      perform: perform
    )
  }

  /// Shows what has changed since a branch or tag, which the command asks for.
  static func compare(_ command: Command<Void, Void>) -> ScreenAction {
    ScreenAction("compare", "Compare with Branch or Tag", command)
  }

  /// Shows the picture of an account in full size.
  static func picture(isEnabled: Bool, perform: @escaping () -> Void) -> ScreenAction {
    ScreenAction("picture", Strings.showPicture, isEnabled: isEnabled, perform: perform)
  }

  /// Saves what a screen or a row shows.
  static func save(
    _ title: String = Strings.save,
    isEnabled: Bool = true,
    perform: @escaping () -> Void
  ) -> ScreenAction {
    ScreenAction("save", title, isEnabled: isEnabled, perform: perform)
  }

  /// Opens the page of a screen or a row in the browser.
  static func browser(isEnabled: Bool = true, perform: @escaping () -> Void) -> ScreenAction {
    ScreenAction("browser", "Open in Browser", isEnabled: isEnabled, perform: perform)
  }

  /// Copies the address of the page of a screen or a row.
  static func copyAddress(isEnabled: Bool = true, perform: @escaping () -> Void) -> ScreenAction {
    ScreenAction("copy", "Copy Address", isEnabled: isEnabled, perform: perform)
  }
}

extension Services {
  /// Returns the action that loads a list again and says when it is up to date.
  ///
  /// A list that could not be loaded says so itself, above its rows.
  func refresh(_ list: some TableViewModel & RefreshableViewModel) -> ScreenAction {
    refresh(list, "The list is up to date.") { $0.problem == nil }
  }

  /// Returns the action that loads a list again, and then shows a notice if `isUpToDate` says so.
  func refresh<List: TableViewModel & RefreshableViewModel>(
    _ list: List,
    _ notice: String,
    if isUpToDate: @escaping (List) -> Bool
  ) -> ScreenAction {
    ScreenAction("refresh", "Refresh") { [self] in
      list.refresh()
      guard list.isLoading else {
        if isUpToDate(list) { showNotice(notice) }
        return
      }
      refreshed = observe(list, \.isLoading) { [weak self, weak list] _, isLoading in
        guard !isLoading, let self, let list else { return }
        refreshed = nil
        if isUpToDate(list) { showNotice(notice) }
      }
    }
  }

  /// Returns the actions for a page of the server; none without its address.
  func pageActions(at address: URL?) -> [ScreenAction] {
    guard let address else { return [] }
    return [.browser { [self] in open(address) }, .copyAddress { [self] in copyAddress(address) }]
  }

  /// Returns the actions of a row that shows an account; only another user can be followed.
  func actions(for account: GitHub.Account) -> [ScreenAction] {
    let page = pageActions(at: web.page(of: account.login))
    guard canFollow(account) else { return page }
    let isFollowing = viewerState.isFollowing(account.login)
    let follow = ScreenAction.follow(isFollowing: isFollowing) { [self] in
      Task.immediate { await changeFollowing(of: account.login, shownAs: isFollowing) }
    }
    return [follow] + page
  }

  /// Returns the actions of a row that shows a repository.
  func actions(for row: RepositoryRow) -> [ScreenAction] {
    let repository = row.loaded
    let canStar = canStar(repository)
    let star = ScreenAction.star(isStarred: row.isStarred, isEnabled: canStar) { [self] in
      Task.immediate { await setStarred(row.isStarred != true, repository.fullName) }
    }
    return [star] + pageActions(at: repository.htmlURL ?? web.page(of: repository.fullName))
  }
}
