/// What a ``Channel`` needs only when values wait or receivers are many, and most never do.
@MainActor
@usableFromInline
final class ChannelExtras<Value> {
  /// Values that were sent during the delivery that is under way.
  @exclusivity(unchecked) var waiting: ContiguousArray<Value> = []
  /// Who came during the delivery with the newest value in hand, and how many of those that wait are
  /// older than that.
  @exclusivity(unchecked) var lateReceivers: [(receiver: UnsafeMutableRawPointer, skips: Int)] = []
  /// The receivers in a row, where there are many.
  @usableFromInline @exclusivity(unchecked) var receiverArray: ReceiverArray<Value>?

  init() {}

  deinit {}
}
