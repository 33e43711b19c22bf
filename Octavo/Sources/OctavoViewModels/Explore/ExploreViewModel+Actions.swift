public import BinderyNavigation
import GitHubValues

extension ExploreViewModel: ActionProviding, FollowListing {
  /// The language of a search, searching again, and clearing the recent searches while they are
  /// shown.
  public var actions: [ScreenAction] {
    let canClear = searched.isEmpty && !recentQueries.isEmpty
    return choices.map(\.action) + [
      services.refresh(self),
      ScreenAction("clear", "Clear Recent Searches", isEnabled: canClear) {
        self.forgetAllQueries()
      },
    ]
  }

  /// Starring a repository, following an account, and the page of a row; removing a recent search.
  public func actions(for row: ExploreRow) -> [ScreenAction] {
    switch row.content {
    case .query(let query):
      [ScreenAction("remove", "Remove from Recent Searches") { self.forget(query) }]
    case .repository(let row): services.actions(for: row)
    case .account(let account): services.actions(for: account)
    case .summary(let row): services.pageActions(at: row.address)
    case .failure: [ScreenAction("open", Strings.tryAgain, isPrimary: true) { self.open(row) }]
    case .all, .loading: []
    }
  }
}
