/// The scroll position of a page, for the restoration of a screen.
///
/// The view of the page stores the position here while the user scrolls, and reads the position
/// that is to be restored. A page of another height, as in another front end, is restored to about
/// the same place.
public struct ScrollPosition {
  /// The position, from 0 at the top to 1 at the end.
  public private(set) var fraction = 0.0
  /// The position to which the page is to be scrolled when it is loaded.
  public private(set) var restored: Double?

  /// Makes the position at the top.
  public init() {}

  /// Stores the position, unless the restored one is not reached yet.
  public mutating func note(_ fraction: Double) {
    if restored == nil, fraction.isFinite { self.fraction = min(max(0, fraction), 1) }
  }

  /// Stops waiting for the restored position, because the page has been scrolled to it or the user
  /// has scrolled.
  public mutating func finishRestoration() { restored = nil }

  mutating func restore(_ fraction: Double) {
    guard (0...1).contains(fraction) else { return }
    self.fraction = fraction
    restored = fraction
  }
}
