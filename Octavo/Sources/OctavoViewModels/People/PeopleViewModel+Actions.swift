public import BinderyNavigation
public import GitHubValues

extension PeopleViewModel: ActionProviding, RowActionProviding {
  /// Refreshing.
  public var actions: [ScreenAction] { [services.refresh(self)] }

  /// The page of an account.
  public func actions(for row: GitHub.Account) -> [ScreenAction] {
    services.pageActions(at: services.web.page(of: row.login))
  }
}
