/// Keeps the reflection of a property, as the first receiver of the property's channel.
///
/// So the channel of a property without one needs no place for it.
@MainActor
final class ReflectionFeeder<Value>: Receiver<Value> {
  let reflection: FedNode<Value>
  /// What follows the reflection for signals, if anybody asked for that.
  @exclusivity(unchecked) var follower: AnyObject?

  init(_ reflection: FedNode<Value>) {
    self.reflection = reflection
    // Written values go straight to the reflection: one that waits here would come too late.
    super.init { _, _ in }
  }

  deinit {}
}

extension Channel {
  /// What properties that were derived from the channel's property read in its place.
  var reflection: FedNode<Value>? {
    guard isReflected, let first else { return nil }
    return first.borrow { unsafeDowncast($0, to: ReflectionFeeder<Value>.self).reflection }
  }

  /// What follows the reflection for signals.
  var follower: AnyObject? {
    get {
      guard isReflected, let first else { return nil }
      return first.borrow { unsafeDowncast($0, to: ReflectionFeeder<Value>.self).follower }
    }
    set {
      guard isReflected, let first else { return }
      first.borrow { unsafeDowncast($0, to: ReflectionFeeder<Value>.self).follower = newValue }
    }
  }

  /// Gives the reflection a value, at once.
  @usableFromInline package final func reflect(_ value: Value) { reflection?.take(value) }

  /// Keeps `reflection` until the channel closes.
  final func keep(_ reflection: FedNode<Value>) {
    let feeder = ReflectionFeeder(reflection)
    add(feeder)
    first = .passUnretained(feeder)
    isReflected = true
  }
}
