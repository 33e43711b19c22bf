/// One group that ``Signal/groupBy(_:)`` has made: a key and the signal of its values.
public struct GroupedSignal<Key: Hashable, Value, Failure: Error> {
  /// The key that all values have in common.
  public let key: Key
  /// The signal of the values.
  ///
  /// The signal is hot: observe it as soon as it is sent, or its first value is lost.
  public let signal: Signal<Value, Failure>
}
