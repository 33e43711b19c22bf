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
      let value = UncheckedValue(value)
      let pair = latest.pair.withLock { pair in
        pair.first = value.value
        return UncheckedValue(pair)
      }.value
      if let first = pair.first, let second = pair.second { downstream((first, second)) }
    }
    second.observe { value in
      let value = UncheckedValue(value)
      let pair = latest.pair.withLock { pair in
        pair.second = value.value
        return UncheckedValue(pair)
      }.value
      if let first = pair.first, let second = pair.second { downstream((first, second)) }
    }
  }
}

/// The newest values of two sources.
@usableFromInline
struct FloorPair<First, Second> {
  @usableFromInline var first: First?
  @usableFromInline var second: Second?

  @inlinable
  init() {}
}

/// Guards a ``FloorPair`` with a lock.
@usableFromInline
final class FloorLatest<First, Second> {
  @usableFromInline let pair = Mutex(FloorPair<First, Second>())

  @inlinable
  init() {}
}
