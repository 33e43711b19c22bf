/// Who hears of the writes of a property: listeners, and its reflection.
@MainActor
@usableFromInline
package final class WriteChannel<Value>: Channel<Value> {
  /// What properties that were derived from the property read in its place.
  @usableFromInline @exclusivity(unchecked) var reflection: FedNode<Value>?

  @inlinable override package init() { super.init() }

  isolated deinit {}

  @usableFromInline func reflect(_ value: Value) { reflection?.take(value) }
}
