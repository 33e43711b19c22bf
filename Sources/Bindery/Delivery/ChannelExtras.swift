/// What a ``Channel`` needs only when values wait or receivers are many, and most never do.
@MainActor
@usableFromInline
final class ChannelExtras<Value> {
  /// Values that were sent during the delivery that is under way.
  @exclusivity(unchecked) var waiting: ContiguousArray<Value> = []
  /// The receivers in a row, where there are many.
  @usableFromInline @exclusivity(unchecked) var crowd: Crowd<Value>?

  init() {}

  deinit {}
}
