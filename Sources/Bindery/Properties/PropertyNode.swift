/// A node of the graph with a value: the superclass of ``MutableProperty`` and computed nodes.
@MainActor
public class PropertyNode<Value>: GraphNode {
  @inlinable override init() { super.init() }

  isolated deinit {}

  /// The present value, read without recording the read.
  @usableFromInline package var current: Value {
    preconditionFailure("a property node has a value")
  }

  /// The channel of all writes, or `nil` where values are derived.
  @usableFromInline package func writes() -> Channel<Value>? { nil }

  /// Adds `receiver` to the channel of writes, and sends it the present value.
  ///
  /// - Returns: Whether it was added; false if there is no channel or the value no longer changes.
  package func subscribe(_ receiver: Receiver<Value>) -> Bool {
    guard ending?.hasEnded != true, let writes = writes() else { return false }
    writes.add(receiver, sendingFirst: current)
    return true
  }

  /// The lifetime that ends when the value no longer changes, or `nil` if that is unknown.
  @usableFromInline package var ending: Lifetime? { nil }

  /// Whether an observer of the property's signal retains the property.
  @usableFromInline package var livesWhileObserved: Bool { true }

  /// A node with the same value, on which others can depend without retaining this one.
  package var mirror: PropertyNode<Value> { self }

  /// The producer that follows the mirror, cached because it is often needed; `nil` where no mirror
  /// is stored.
  package var follower: AnyObject? {
    get { nil }
    set {}
  }

  /// The value; records the read.
  ///
  /// The usual classes are read without a virtual call, which would not be specialised.
  @inlinable package final var tracked: Value {
    let value: Value
    if type(of: self) == MutableProperty<Value>.self {
      value = downcast(self, to: MutableProperty<Value>.self).stored
    } else if type(of: self) == ComputedNode<Value>.self {
      value = downcast(self, to: ComputedNode<Value>.self).upToDate
    } else if type(of: self) == DerivedNode<Value>.self {
      value = downcast(self, to: ComputedNode<Value>.self).upToDate
    } else if type(of: self) == Reflection<Value>.self {
      value = downcast(self, to: Reflection<Value>.self).stored
    } else if type(of: self) == FedNode<Value>.self {
      value = downcast(self, to: FedNode<Value>.self).storage
    } else {
      value = current
    }
    track()
    return value
  }
}
