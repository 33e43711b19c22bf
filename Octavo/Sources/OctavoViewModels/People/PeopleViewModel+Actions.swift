public import BinderyNavigation
public import GitHubValues

extension PeopleViewModel: ActionProviding, FollowListing {
  /// Refreshing.
  public var actions: [ScreenAction] { [services.refresh(self)] }

  /// Following an account, and its page.
  public func actions(for row: GitHub.Account) -> [ScreenAction] { services.actions(for: row) }
}
