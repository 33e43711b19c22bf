public import BinderyNavigation
public import GitHubValues

extension PeopleViewModel: ActionProviding, RowActionProviding {
  /// Refreshing.
  public var actions: [ScreenAction] { [services.refresh(self)] }

  /// Following an account, and its page.
  public func actions(for row: GitHub.Account) -> [ScreenAction] {
    let page = services.pageActions(at: services.web.page(of: row.login))
    guard canFollow(row) else { return page }
    let isFollowing = isFollowing(row) == true
    let follow = ScreenAction("follow", isFollowing ? "Unfollow" : "Follow", isPrimary: true) {
      self.setFollowing(!isFollowing, row)
    }
    return [follow] + page
  }
}
