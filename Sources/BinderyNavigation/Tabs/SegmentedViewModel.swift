/// The view model of a screen that shows one of several parts, all of which stay alive.
@MainActor
public protocol SegmentedViewModel: RefreshableViewModel, TitledViewModel {
  /// The screens of the program.
  associatedtype Screen: NavigationScreen
  /// The parts.
  var segments: Tabs<Screen> { get }
}

extension SegmentedViewModel {
  /// Ties the parts to the life of this view model.
  ///
  /// Call it at the end of `init`.
  public func followSegments() { segments.follow(self) }

  /// Refreshes the part on show, if it can be.
  public func refresh() { segments.refreshSelected() }
}
