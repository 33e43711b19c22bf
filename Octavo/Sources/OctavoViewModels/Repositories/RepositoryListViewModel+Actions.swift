public import BinderyNavigation

extension RepositoryListViewModel: ActionProviding, RowActionProviding {
  /// Refreshing.
  public var actions: [ScreenAction] { [services.refresh(self)] }

  /// Starring a repository, and its page.
  public func actions(for row: RepositoryRow) -> [ScreenAction] { services.actions(for: row) }
}
