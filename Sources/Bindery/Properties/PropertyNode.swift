/// A node of the graph that has a value: what ``MutableProperty`` and computed properties share.
@MainActor
public class PropertyNode<Value>: GraphNode {
  @inlinable override init() { super.init() }

  isolated deinit {}

  /// The value as it is now; does not note the read.
  @usableFromInline package var current: Value {
    preconditionFailure("a property node has a value")
  }

  /// The channel that is fed each time a value is written, or `nil` where values are derived.
  @usableFromInline package func writes() -> Channel<Value>? { nil }

  /// Adds `receiver` to those who are told of writes, and hands it the present value.
  ///
  /// - Returns: Whether it was added; not where there are no writes or no more.
  package func subscribe(_ receiver: Receiver<Value>) -> Bool {
    guard ending?.hasEnded != true, let writes = writes() else { return false }
    writes.add(receiver, sendingFirst: current)
    return true
  }

  /// Ends when the value no longer changes, or `nil` where nobody can tell.
  package var ending: Lifetime? { nil }

  /// Whether whoever observes the signal of the property keeps the property alive.
  @usableFromInline package var livesWhileObserved: Bool { true }

  /// The same value, in a node that others can depend on without keeping this one alive.
  package var mirror: PropertyNode<Value> { self }

  /// What follows the mirror for signals, kept because it is asked for often; none where there is no
  /// mirror to keep it beside.
  package var follower: AnyObject? {
    get { nil }
    set {}
  }

  /// The value, noted as read.
  ///
  /// The two usual kinds are read without a virtual call, which would not be specialised.
  @inlinable package final var tracked: Value {
    let value: Value
    if type(of: self) == MutableProperty<Value>.self {
      value = unsafeDowncast(self, to: MutableProperty<Value>.self).stored
    } else if type(of: self) == ComputedNode<Value>.self {
      value = unsafeDowncast(self, to: ComputedNode<Value>.self).upToDate
    } else {
      value = current
    }
    track()
    return value
  }
}
