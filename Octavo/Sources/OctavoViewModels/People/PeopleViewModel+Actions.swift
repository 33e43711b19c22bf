public import BinderyNavigation
public import GitHubValues

extension PeopleViewModel: ActionProviding, RowActionProviding {
  /// Refreshing.
  public var actions: [ScreenAction] { [services.refresh(self)] }

  /// The page of an account.
  public func actions(for row: GitHub.Account) -> [ScreenAction] {
    guard let address = services.web.page(of: row.login) else { return [] }
    return [
      .browser { [services] in services.open(address) },
      .copyAddress { [services] in services.copyAddress(address) },
    ]
  }
}
