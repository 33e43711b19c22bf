/// The state of a ``Channel`` that only some channels need, or only during a delivery.
///
/// No access to its properties lasts while foreign code runs, so accesses are not checked.
@MainActor
@usableFromInline
final class ChannelExtras<Value> {
  /// The values that were sent during the present delivery.
  @safe @exclusivity(unchecked) var waiting: ContiguousArray<Value> = []
  /// The writes of properties that caused enqueued values, by the positions of the values.
  @safe @exclusivity(unchecked) var causes: [Int: DeliveryCauses] = [:]
  /// The value that is being delivered, if the property was written during the delivery.
  @safe @exclusivity(unchecked) var delivered: Value?
  /// The values whose delivery counts as under way, because enqueued values are delivered that they
  /// have caused.
  @safe @exclusivity(unchecked) var resumed: ContiguousArray<Value> = []
  /// The closure that a written value passes first, in a property that was made with one.
  @safe @exclusivity(unchecked) var coerce: ((Value) -> Value)?
  /// The receivers that were added during the delivery with the newest value, and how many enqueued
  /// values are older than that.
  @safe @exclusivity(unchecked)
  var lateReceivers: [(receiver: ObjectIdentifier, skips: Int)] = []
  /// The receivers as an array, where there are many.
  @usableFromInline @safe @exclusivity(unchecked) var receiverArray: ReceiverArray<Value>?

  init() {}

  deinit {}
}
