public import CMeasuring

/// Takes a value that an operation has delivered.
///
/// It ends in another language, where the optimiser cannot look, so neither the value can be dropped
/// nor what led to it.
@inlinable
public func consume(_ value: Int) { measuring_consume(value) }

/// What ``consume(_:)`` has taken.
struct Arrivals: Equatable {
  let count: Int
  let last: Int

  /// What has been taken since this was last asked.
  static func take() -> Arrivals {
    let taken = measuring_take_arrivals()
    return Arrivals(count: taken.count, last: taken.last)
  }
}

/// Whether `body` makes exactly `count` values reach ``consume(_:)``.
public func delivers(_ count: Int, _ body: () -> Void) -> Bool {
  _ = Arrivals.take()
  body()
  return Arrivals.take().count == count
}
