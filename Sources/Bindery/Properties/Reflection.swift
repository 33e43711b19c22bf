/// A node with the value of a stored property, which its readers do not retain.
///
/// It reads the property while that exists, so that a change in place finds the value referenced
/// once, and keeps the last value afterwards.
///
/// No access to its properties lasts while foreign code runs, so accesses are not checked.
@MainActor
@usableFromInline
package final class Reflection<Value>: PropertyNode<Value> {
  /// The property, which clears the reference in its `deinit`.
  @usableFromInline @safe @exclusivity(unchecked)
  var property: BackReference<MutableProperty<Value>>?
  @usableFromInline @safe @exclusivity(unchecked) var last: Value?
  private let channel: Channel<Value>
  private let ended: Lifetime

  /// Makes a reflection of `property`, which sends its writes on `channel` until `ended` has ended.
  init(of property: MutableProperty<Value>, channel: Channel<Value>, until ended: Lifetime) {
    self.property = BackReference(property)
    self.channel = channel
    self.ended = ended
    super.init()
  }

  isolated deinit {}

  @usableFromInline override var name: String { channel.name }

  /// The value of the property, or its last one.
  @inlinable var stored: Value {
    if let property { return property.borrow { $0.stored } }
    guard let last else { lacksValue() }
    return last
  }

  @usableFromInline package override var current: Value { stored }

  /// Keeps the last value of the property, which is being released.
  func keep(_ value: Value) {
    last = value
    property = nil
  }

  @usableFromInline package override func writes() -> Channel<Value>? { channel }

  package override func subscribe(_ receiver: Receiver<Value>) -> Bool {
    guard !ended.hasEnded else { return false }
    channel.add(receiver, sendingFirst: stored)
    return true
  }

  package override var ending: Lifetime? { ended }

  @usableFromInline func lacksValue() -> Never {
    preconditionFailure("a reflection has a property or its last value")
  }
}
