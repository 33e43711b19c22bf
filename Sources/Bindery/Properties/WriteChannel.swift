/// Who hears of the writes of a property: listeners, and its reflection.
@MainActor
final class WriteChannel<Value>: Channel<Value> {
  /// What properties that were derived from the property read in its place.
  var reflection: FedNode<Value>?

  isolated deinit {}
}
