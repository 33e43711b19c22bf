/// What a ``Sink`` has taken.
struct Arrivals: Equatable {
  /// How many values.
  let count: Int
  /// The last of them.
  let last: Int
}
