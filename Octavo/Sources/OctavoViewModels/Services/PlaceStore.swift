public import BinderyNavigation

/// The place of the user between two runs of the app, one for each account.
///
/// It belongs to the account that is logged in. Nothing here fails: a place that cannot be read is
/// none, one that cannot be written is lost, and the conforming type tells the log.
public protocol PlaceStore: AnyObject {
  /// Returns the place that was saved last, or `nil` if there is none.
  func load() -> NavigationSnapshot<Route>?

  /// Saves a place instead of the last one.
  func save(_ place: NavigationSnapshot<Route>)
}
