public import BinderySignals

/// The view model of a screen that is a bar of tabs.
@MainActor
public protocol TabBarViewModel: RefreshableViewModel {
  /// The screens of the tabs, or their routes.
  associatedtype Target
  /// The tabs, each on a navigation controller of its own.
  var tabs: Tabs<Target> { get }
}

extension TabBarViewModel {
  /// Refreshes the tab that is selected again.
  ///
  /// Call it at the end of `init`.
  public func followTabs() {
    lifetime += tabs.reselections.observeValues { [weak self] _ in self?.refresh() }
  }

  /// Refreshes the screen of the selected tab, if it is refreshable.
  public func refresh() { tabs.refreshSelected() }
}

extension TabBarViewModel where Target: NavigationScreen {
  /// Ties the screens of the tabs to the life of this view model, and refreshes the tab that is
  /// selected again.
  ///
  /// Call it at the end of `init`.
  public func followTabs() {
    tabs.follow(self)
    lifetime += tabs.reselections.observeValues { [weak self] _ in self?.refresh() }
  }
}
