public import Synchronization

extension Floor {
  /// Sends the latest values of both whenever either sends, after each has sent a value.
  @inlinable
  public static func combineLatest<First, Second>(
    _ first: FloorSource<First>,
    _ second: FloorSource<Second>,
    to downstream: @escaping ((First, Second)) -> Void
  ) {
    let latest = FloorLatest<First, Second>()
    first.observe { value in
      if let pair = latest.pair(after: { $0.first = value }) { downstream(pair) }
    }
    second.observe { value in
      if let pair = latest.pair(after: { $0.second = value }) { downstream(pair) }
    }
  }
}

/// The newest values of two sources, with a lock.
@usableFromInline
final class FloorLatest<First, Second> {
  @usableFromInline let lock = Mutex(())
  // As in ``FloorSource``: the lock orders the accesses.
  @exclusivity(unchecked) @usableFromInline var first: First?
  @exclusivity(unchecked) @usableFromInline var second: Second?

  @inlinable
  init() {}

  /// Returns both values after a change; `nil` as long as one is missing.
  @inlinable
  func pair(after change: (FloorLatest) -> Void) -> (First, Second)? {
    var (first, second) = (First?.none, Second?.none)
    lock.withLock { _ in
      change(self)
      (first, second) = (self.first, self.second)
    }
    guard let first, let second else { return nil }
    return (first, second)
  }
}
