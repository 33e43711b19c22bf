/// The first receiver of a property's channel, which retains the reflection of the property.
///
/// The channel of a property without a reflection needs no storage for it.
@MainActor
final class ReflectionFeeder<Value>: Receiver<Value> {
  let reflection: FedNode<Value>
  /// The producer that follows the reflection, if it was needed before.
  var follower: AnyObject?

  init(_ reflection: FedNode<Value>) {
    self.reflection = reflection
    // The property writes to the reflection directly; a value that is enqueued here would arrive
    // late.
    super.init { _, _ in }
  }

  deinit {}
}

extension Channel {
  /// The reflection, which properties derived from the channel's property read instead of it.
  var reflection: FedNode<Value>? {
    guard isReflected, let first else { return nil }
    return first.borrow { downcast($0, to: ReflectionFeeder<Value>.self).reflection }
  }

  /// The producer that follows the reflection.
  var follower: AnyObject? {
    get {
      guard isReflected, let first else { return nil }
      return first.borrow { downcast($0, to: ReflectionFeeder<Value>.self).follower }
    }
    set {
      guard isReflected, let first else { return }
      first.borrow { downcast($0, to: ReflectionFeeder<Value>.self).follower = newValue }
    }
  }

  /// Stores a value in the reflection at once.
  @usableFromInline package final func reflect(_ value: Value) { reflection?.take(value) }

  /// Retains `reflection` until the channel closes.
  final func keep(_ reflection: FedNode<Value>) {
    let feeder = ReflectionFeeder(reflection)
    add(feeder)
    first = Borrowed(feeder)
    isReflected = true
  }
}
