/// A receiver of values, linked into a ``Channel`` without a container.
///
/// It is the handle of its own observation: ``dispose()`` ends it, and releasing it does not.
///
/// The handling of a value is a closure that is given the receiver, and not a method to override:
/// formed where the types are known, it is specialised there, and a receiver costs one allocation.
@MainActor
open class Receiver<Value>: Feed, Disposable {
  /// The closure that handles a value; it is given the receiver.
  @usableFromInline package typealias Body = (Receiver, Value) -> Void

  @usableFromInline package let body: Body
  // No access to these lasts while foreign code runs, so accesses are not checked.
  /// The neighbours in the channel's list; `nil` while the receiver is not linked.
  @usableFromInline @safe @exclusivity(unchecked) final var next: Borrowed<Receiver>?
  @usableFromInline @safe @exclusivity(unchecked) final var previous: Borrowed<Receiver>?
  /// The channel; `nil` once the receiver was disposed of.
  ///
  /// A receiver that is disposed of during a delivery stays linked until the end of that delivery.
  @usableFromInline @safe @exclusivity(unchecked) final var source: BackReference<Channel<Value>>?

  /// Makes a receiver that calls `body` with itself and each value.
  @inlinable package init(body: @escaping Body) {
    self.body = body
    super.init()
  }

  /// The closure of a receiver whose subclass overrides ``receive(_:)``.
  ///
  /// It depends on the type of the values alone, so it needs no context and no allocation.
  @inlinable package static var receiving: Body { { $0.receive($1) } }

  deinit {}

  /// Handles a value, in a receiver that was made with `receiving`.
  open func receive(_ value: Value) {}

  /// Whether the receiver is linked into the list of a channel.
  package final var isLinked: Bool { next != nil }

  /// Whether the receiver gets no more values.
  open var isDisposed: Bool { source == nil }

  /// Removes the receiver: it does not even get a value that is being delivered.
  open func dispose() {
    guard let source else { return }
    source.borrow { $0.remove(self) }
  }

  /// Called when the channel has closed.
  @_spi(Engine) open func channelClosed() {}
}

/// A receiver that calls a closure with its values.
@usableFromInline
package final class ActionReceiver<Value>: Receiver<Value> {
  @usableFromInline let action: (Value) -> Void

  @inlinable package init(_ action: @escaping (Value) -> Void) {
    self.action = action
    super.init { receiver, value in
      downcast(receiver, to: ActionReceiver<Value>.self).action(value)
    }
  }

  deinit {}
}
