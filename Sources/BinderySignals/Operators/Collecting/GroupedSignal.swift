/// The values of one group that ``Signal/groupBy(_:)`` has made, and what they have in common.
public struct GroupedSignal<Key: Hashable, Value, Failure: Error> {
  /// What the values have in common.
  public let key: Key
  /// The values.
  ///
  /// The signal is hot: observe it when it comes, or miss its first value.
  public let signal: Signal<Value, Failure>
}
