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

  /// The account that acted, and the other names of the row.
  public func actions(for row: NewsRow) -> [ScreenAction] {
    let actor = NewsLink.user(row.actor.login)
    let show = ScreenAction("user", "Show \(row.actor.login)", isPrimary: true) {
      self.open(actor)
    }
    var known: Set = [actor]
    let names = row.parts.compactMap { part in
      part.link.flatMap { known.insert($0).inserted ? (text: part.text, link: $0) : nil }
    }
    return [show]
      + names.enumerated().map { index, name in
        ScreenAction("name-\(index + 1)", "Show \(name.text)") { self.open(name.link) }
      }
  }
}
