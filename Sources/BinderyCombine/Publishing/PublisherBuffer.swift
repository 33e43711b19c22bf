/// The values that a subscription stores for a subscriber that has requested too few.
public nonisolated enum PublisherBuffer: Sendable, Equatable {
  /// All of them.
  case unbounded
  /// The newest ones, up to a number; older ones are dropped.
  case newest(Int)
  /// The oldest ones, up to a number; newer ones are dropped.
  case oldest(Int)
}
