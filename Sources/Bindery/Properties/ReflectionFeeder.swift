/// The first receiver of a property's channel, which retains the reflection of the property.
///
/// The channel of a property without a reflection needs no storage for it.
@MainActor
final class ReflectionFeeder<Value>: Receiver<Value> {
  let reflection: Reflection<Value>
  /// The producer that follows the reflection, if it was needed before.
  var follower: AnyObject?

  init(_ reflection: Reflection<Value>) {
    self.reflection = reflection
    // The reflection reads the property; a value that is enqueued here would arrive late.
    super.init { _, _ in }
  }

  deinit {}
}

extension Channel {
  /// The reflection, which properties derived from the channel's property read instead of it.
  var reflection: Reflection<Value>? {
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

  /// Marks the readers of the reflection, because the property has changed.
  @usableFromInline package final func markReflection() {
    if let reflection, reflection.firstReader != nil { Graph.mark(reflection) }
  }

  /// Retains `reflection` until the channel closes.
  final func keep(_ reflection: Reflection<Value>) {
    let feeder = ReflectionFeeder(reflection)
    add(feeder)
    first = Borrowed(feeder)
    isReflected = true
  }
}
