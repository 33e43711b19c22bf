public import BinderyNavigation
import GitHubValues

extension NewsViewModel: ActionProviding, RowActionProviding {
  /// Refreshing.
  public var actions: [ScreenAction] { [services.refresh(self)] }

  /// The account that acted.
  public func actions(for row: NewsRow) -> [ScreenAction] {
    [
      ScreenAction("user", "Show \(row.actor.login)", isPrimary: true) {
        self.open(.user(row.actor.login))
      }
    ]
  }
}
