/// One receiver of values, linked into the ``Channel`` that feeds it without a container of its own.
///
/// It is the handle of its own observation: ``dispose()`` ends it, and releasing it does not.
///
/// What to do with a value is a function that is given the receiver, and not a method to override:
/// formed where the types are known, it is specialised there, and a receiver costs one allocation.
@MainActor
open class Receiver<Value>: Feed, Disposable {
  /// What a receiver does with a value; it is handed itself.
  public typealias Body = (Receiver, Value) -> Void

  @usableFromInline package let body: Body
  /// The neighbours in the channel's ring; `nil` where the receiver is not linked.
  @usableFromInline @exclusivity(unchecked) final var next: Unmanaged<Receiver>?
  @usableFromInline @exclusivity(unchecked) final var previous: Unmanaged<Receiver>?
  /// What feeds the receiver.
  ///
  /// A receiver that leaves during a delivery stays linked until its end, but has no source.
  @usableFromInline @exclusivity(unchecked) final var source: Unmanaged<Channel<Value>>?

  /// Makes a receiver that hands itself and each value to `body`.
  @inlinable package init(body: @escaping Body) {
    self.body = body
    super.init()
  }

  deinit {}

  /// Whether the receiver is in the ring of a channel.
  package final var isLinked: Bool { next != nil }

  /// Whether nothing is received any more.
  open var isDisposed: Bool { source == nil }

  /// Ends the receiving: not even a value that is being delivered arrives any more.
  open func dispose() {
    guard let source else { return }
    source.borrow { $0.remove(self) }
  }

  /// Called when the channel has gone for good.
  open func channelClosed() {}
}

/// A receiver that hands its values to a closure.
@usableFromInline
package final class ActionReceiver<Value>: Receiver<Value> {
  @usableFromInline let action: (Value) -> Void

  @inlinable package init(_ action: @escaping (Value) -> Void) {
    self.action = action
    super.init { receiver, value in
      unsafeDowncast(receiver, to: ActionReceiver<Value>.self).action(value)
    }
  }

  deinit {}
}
