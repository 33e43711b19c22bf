/// The decision whether a touch that moves over a list is a swipe to the start of the line.
struct RowSwipe {
  /// The state of a touch.
  enum State {
    /// The touch has not moved far enough.
    case possible
    /// The touch moves to the start of the line.
    case recognized
    /// The touch moves in another direction; it scrolls.
    case refused
  }

  /// The distance after which the direction is decided, longer than that of enclosing sliders.
  static let decision = 24.0
  /// The distance of a complete swipe.
  static let length = 60.0

  /// The state, which does not change after the decision.
  private(set) var state = State.possible

  /// Moves the touch; `x` and `y` are the distances from its start.
  mutating func move(_ x: Double, _ y: Double) {
    guard state == .possible, max(abs(x), abs(y)) >= Self.decision else { return }
    state = x < 0 && abs(x) > 2 * abs(y) ? .recognized : .refused
  }

  /// Returns whether a touch that ends at a distance from its start was a swipe.
  mutating func end(_ x: Double, _ y: Double) -> Bool {
    move(x, y)
    return state == .recognized && x <= -Self.length
  }
}
