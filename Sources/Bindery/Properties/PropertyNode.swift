/// A node of the graph that has a value: what ``MutableProperty`` and computed properties share.
@MainActor
public class PropertyNode<Value>: GraphNode {
  override init() { super.init() }

  isolated deinit {}

  /// The value as it is now; does not note the read.
  var current: Value { preconditionFailure("a property node has a value") }

  /// The channel that is fed each time a value is written, or `nil` where values are derived.
  package func writes() -> Channel<Value>? { nil }

  /// Ends with the property, or `nil` where nothing can be bound to it.
  package var ending: Lifetime? { nil }

  final var tracked: Value {
    let value = current
    track()
    return value
  }
}
