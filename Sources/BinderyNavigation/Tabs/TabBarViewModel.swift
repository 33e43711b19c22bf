/// The view model of a screen that is a bar of tabs.
@MainActor
public protocol TabBarViewModel: RefreshableViewModel {
  /// The screens of the program.
  associatedtype Screen: NavigationScreen
  /// The tabs, each on a navigation controller of its own.
  var tabs: Tabs<Screen> { get }
}

extension TabBarViewModel {
  /// Ties the tabs to the life of this view model, and refreshes the one that is selected again.
  ///
  /// Call it at the end of `init`.
  public func followTabs() {
    tabs.follow(self)
    lifetime += tabs.reselections.observeValues { [weak self] _ in self?.refresh() }
  }

  /// Refreshes the tab on show, if its screen can be.
  public func refresh() { tabs.refreshSelected() }
}
