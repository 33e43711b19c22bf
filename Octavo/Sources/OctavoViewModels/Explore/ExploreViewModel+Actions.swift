public import BinderyNavigation

extension ExploreViewModel: ActionProviding, RowActionProviding {
  /// Searching again.
  public var actions: [ScreenAction] { [services.refresh(self)] }

  /// Starring a result, and its page.
  public func actions(for row: ExploreRow) -> [ScreenAction] {
    row.repositoryRow.map { services.actions(for: $0) } ?? []
  }
}
