/// The view model of a screen that shows one of several parts, all of which stay alive.
@MainActor
public protocol SegmentedViewModel: RefreshableViewModel, TitledViewModel {
  /// The screens of the app.
  associatedtype Screen: NavigationScreen
  /// The parts of the screen.
  var segments: Tabs<Screen> { get }
}

extension SegmentedViewModel {
  /// Ties the parts to the life of this view model.
  ///
  /// Call it at the end of `init`.
  public func followSegments() { segments.follow(self) }

  /// Refreshes the selected part, if it is refreshable.
  public func refresh() { segments.refreshSelected() }
}
