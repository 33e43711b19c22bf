/// A strategy for merging the values of inner producers into one output.
///
/// ```text
/// outer              ─a──b──|      a: ─1──2──3─|   b: ─7──8─|
/// merge              ──1──27─38─|
/// concat             ──1──2──3──7──8─|
/// latest             ──1──7──8─|
/// throttle           ──1──2──3─|
/// race               ──1──2──3─|
/// ```
public nonisolated struct FlattenStrategy: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    case concurrent(limit: UInt)
    case latest
    case race
    case throttle
  }

  let kind: Kind

  /// Runs all inner producers at once, and forwards their values in the order of sending.
  public static var merge: FlattenStrategy { FlattenStrategy(kind: .concurrent(limit: .max)) }

  /// Runs the inner producers one after the other.
  ///
  /// The queue of those that have not started has no bound.
  public static var concat: FlattenStrategy { FlattenStrategy(kind: .concurrent(limit: 1)) }

  /// Runs at most `limit` inner producers at once, which must be above zero; the others are queued
  /// in order.
  public static func concurrent(limit: UInt) -> FlattenStrategy {
    precondition(limit > 0, "concurrent(limit:) needs a limit of 1 or more")
    return FlattenStrategy(kind: .concurrent(limit: limit))
  }

  /// Runs only the newest inner producer; a new one interrupts the one before.
  public static var latest: FlattenStrategy { FlattenStrategy(kind: .latest) }

  /// Forwards the inner producer that sends an event first.
  ///
  /// The others are interrupted, and later ones are not started.
  public static var race: FlattenStrategy { FlattenStrategy(kind: .race) }

  /// Runs one inner producer until it has completed; those that arrive meanwhile are dropped.
  public static var throttle: FlattenStrategy { FlattenStrategy(kind: .throttle) }
}
