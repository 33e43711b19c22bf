#if canImport(Glibc) || canImport(Musl)
/// The detection of double clicks.
nonisolated struct ClickSeries {
  /// The longest time between two clicks.
  static let longest = Duration.milliseconds(400)

  private var last: (point: Point, time: ContinuousClock.Instant)?

  /// Returns the double click of which an event is the second click, or `nil`.
  ///
  /// Only two clicks on the same cell with no other event between them are one.
  mutating func second(_ event: InputEvent, at time: ContinuousClock.Instant) -> InputEvent? {
    guard case .click(let point) = event else {
      last = nil
      return nil
    }
    if let last, last.point == point, time - last.time <= Self.longest {
      self.last = nil
      return .doubleClick(point)
    }
    last = (point, time)
    return nil
  }
}
#endif
