/// The state of a ``Channel`` that only enqueued values or many receivers need.
///
/// No access to its properties lasts while foreign code runs, so accesses are not checked.
@MainActor
@usableFromInline
final class ChannelExtras<Value> {
  /// The values that were sent during the present delivery.
  @exclusivity(unchecked) var waiting: ContiguousArray<Value> = []
  /// The receivers that were added during the delivery with the newest value, and how many enqueued
  /// values are older than that.
  @exclusivity(unchecked) var lateReceivers: [(receiver: UnsafeMutableRawPointer, skips: Int)] = []
  /// The receivers as an array, where there are many.
  @usableFromInline @exclusivity(unchecked) var receiverArray: ReceiverArray<Value>?

  init() {}

  deinit {}
}
