public import BinderyNavigation

extension ExploreViewModel: ActionProviding, RowActionProviding {
  /// Searching again, and clearing the recent searches while they are shown.
  public var actions: [ScreenAction] {
    let canClear = searched.isEmpty && !recentQueries.isEmpty
    return [
      services.refresh(self),
      ScreenAction("clear", "Clear Recent Searches", isEnabled: canClear) {
        self.forgetAllQueries()
      },
    ]
  }

  /// Starring a result, and its page; removing a recent search.
  public func actions(for row: ExploreRow) -> [ScreenAction] {
    switch row {
    case .query(let query):
      [ScreenAction("remove", "Remove from Recent Searches") { self.forget(query) }]
    case .repository(let row): services.actions(for: row)
    }
  }
}
