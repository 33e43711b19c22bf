public import CMeasuring

/// Where the values go that an operation delivers.
///
/// It ends in another language, where the optimiser cannot look, so neither the value can be dropped
/// nor what led to it. Observers capture it, as observers do capture what they write to.
public final class Sink {
  @usableFromInline let arrivals: UnsafeMutablePointer<measuring_arrivals>

  init() {
    arrivals = .allocate(capacity: 1)
    arrivals.initialize(to: measuring_arrivals())
  }

  deinit { arrivals.deallocate() }

  /// Takes a value.
  @inlinable
  public func consume(_ value: Int) { measuring_arrive(arrivals, value) }

  /// Whether `body` delivers exactly `count` values.
  public func receives(_ count: Int, _ body: () -> Void) -> Bool {
    _ = take()
    body()
    return take().count == count
  }

  /// What has arrived since this was last asked.
  func take() -> Arrivals {
    defer { arrivals.pointee = measuring_arrivals() }
    return Arrivals(count: arrivals.pointee.count, last: arrivals.pointee.last)
  }
}
