/// The readers that stand for code without a run while the standard library tracks reads.
extension Graph {
  private static let readerOutside = Reader()
  private static let mutedReader = Reader()

  /// Lets the standard library track reads that are made outside of runs, or no longer.
  static func trackOtherReads(_ areTracked: Bool) {
    let wasIdle = isIdle
    if areTracked { beginTracking() } else { endTracking() }
    if wasIdle { reader = idle }
  }

  /// Lets reads outside of runs be tracked.
  ///
  /// - Returns: The reader that stands for code there.
  @discardableResult
  static func beginTracking() -> Borrowed<Reader>? {
    idle = Borrowed(readerOutside)
    muted = Borrowed(mutedReader)
    TrackingProbe.begin()
    ModelTracking.isSpecial = true
    return idle
  }

  private static func endTracking() {
    idle = nil
    muted = nil
    TrackingProbe.end()
  }
}
