/// How streams of streams become one stream.
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

  /// All run at once, and their values are passed on as they come.
  public static var merge: FlattenStrategy { FlattenStrategy(kind: .concurrent(limit: .max)) }

  /// One after the other, in order; those that wait are kept without a bound.
  public static var concat: FlattenStrategy { FlattenStrategy(kind: .concurrent(limit: 1)) }

  /// At most `limit`, which is above zero, run at once; the others wait in order.
  public static func concurrent(limit: UInt) -> FlattenStrategy {
    precondition(limit > 0, "let at least one inner producer run")
    return FlattenStrategy(kind: .concurrent(limit: limit))
  }

  /// Only the newest: the one before it is disposed of.
  public static var latest: FlattenStrategy { FlattenStrategy(kind: .latest) }

  /// The first to send an event: the others are disposed of, and later ones are not started.
  public static var race: FlattenStrategy { FlattenStrategy(kind: .race) }

  /// The first until it has completed: those that come meanwhile are dropped.
  public static var throttle: FlattenStrategy { FlattenStrategy(kind: .throttle) }
}
