/// The animation of a change of screens.
///
/// It is carried by the request. A host that has no such animation, such as a terminal, ignores it.
public nonisolated enum ScreenTransition: Sendable, Hashable {
  /// The usual animation of the platform.
  case automatic
  /// The new screen slides in from the side.
  case slide
  /// The new screen fades in.
  case fade
  /// The new screen is shown at once.
  case none

  /// Whether there is an animation.
  public var isAnimated: Bool { self != .none }
}
