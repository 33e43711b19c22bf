public import Bindery

/// An observer that sends to a signal which it does not retain.
///
/// No access to its properties lasts while foreign code runs, so accesses are not checked.
@usableFromInline
@MainActor
final class Relay<Value, Failure: Error>: Observer<Value, Failure> {
  @usableFromInline @safe @exclusivity(unchecked) var signal: BackReference<Signal<Value, Failure>>?

  /// The function of every relay that handles a value.
  @inlinable static var body: Body {
    { relay, value in downcast(relay, to: Relay.self).signal?.borrow { $0.send(value) } }
  }

  @inlinable init(to signal: Signal<Value, Failure>) {
    self.signal = BackReference(signal)
    super.init(body: Relay.body)
  }

  /// Makes a relay with a body that is specialised in the caller.
  init(to signal: Signal<Value, Failure>, body: @escaping Body) {
    self.signal = BackReference(signal)
    super.init(body: body)
  }

  deinit {}

  override func terminate(_ termination: Termination<Failure>) {
    signal?.borrow { $0.terminate(termination) }
  }
}
