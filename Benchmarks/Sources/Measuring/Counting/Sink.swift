public import CMeasuring

/// Receives the values that an operation delivers.
///
/// The values are passed to a function in C, which the optimiser cannot see, so it can remove
/// neither the values nor the work that leads to them. Observers capture the sink, as the observers
/// of a program capture the object that they write to.
public final class Sink {
  @usableFromInline let arrivals: UnsafeMutablePointer<measuring_arrivals>

  init() {
    arrivals = .allocate(capacity: 1)
    arrivals.initialize(to: measuring_arrivals())
  }

  deinit { arrivals.deallocate() }

  /// Receives a value.
  @inlinable
  public func consume(_ value: Int) { measuring_arrive(arrivals, value) }

  /// Whether `body` delivers exactly `count` values.
  public func receives(_ count: Int, _ body: () -> Void) -> Bool {
    _ = take()
    body()
    return take().count == count
  }

  /// Returns the values since the last call.
  func take() -> Arrivals {
    defer { arrivals.pointee = measuring_arrivals() }
    return Arrivals(count: arrivals.pointee.count, last: arrivals.pointee.last)
  }
}
