/// The number of values that the observations of a store have delivered, for tests.
public struct DeliveryCounts: Sendable, Equatable {
  /// The values that were delivered, first values included.
  public internal(set) var values = 0
  /// The rows in those values, as far as they differ from the value before.
  public internal(set) var rows = 0
}
