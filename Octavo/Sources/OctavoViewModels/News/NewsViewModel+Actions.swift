public import BinderyNavigation
import GitHubValues

extension NewsViewModel: ActionProviding, RowActionProviding {
  /// Refreshing, and the way to new events while there are any.
  public var actions: [ScreenAction] {
    let newest = newLabel.map { label in
      ScreenAction("newest", "Show \(label)", isPrimary: true) { self.showNewest() }
    }
    return (newest.map { [$0] } ?? []) + [services.refresh(self)]
  }

  /// The account that acted.
  public func actions(for row: NewsRow) -> [ScreenAction] {
    [
      ScreenAction("user", "Show \(row.actor.login)", isPrimary: true) {
        self.open(.user(row.actor.login))
      }
    ]
  }
}
