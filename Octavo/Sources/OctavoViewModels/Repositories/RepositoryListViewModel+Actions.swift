public import BinderyNavigation

extension RepositoryListViewModel: ActionProviding, RowActionProviding {
  /// Sorting where all repositories are loaded, and refreshing.
  public var actions: [ScreenAction] {
    let sort = ScreenAction("sort", "Sort by \(order.next.title)") { self.sortByNext() }
    return (canSort ? [sort] : []) + [services.refresh(self)]
  }

  /// Starring a repository, and its page.
  public func actions(for row: RepositoryRow) -> [ScreenAction] { services.actions(for: row) }
}
