/// The values that a ``Sink`` has received.
struct Arrivals: Equatable {
  /// The number of values.
  let count: Int
  /// The last value.
  let last: Int
}
