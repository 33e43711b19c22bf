public import Bindery

/// What feeds a signal from inside: it knows the signal and does not keep it alive.
@usableFromInline
@MainActor
final class Relay<Value, Failure: Error>: Observer<Value, Failure> {
  @usableFromInline @exclusivity(unchecked) var signal: Unmanaged<Signal<Value, Failure>>?

  /// What each relay does with a value.
  @inlinable static var body: Body {
    { relay, value in unsafeDowncast(relay, to: Relay.self).signal?.borrow { $0.send(value) } }
  }

  @inlinable init(to signal: Signal<Value, Failure>) {
    self.signal = .passUnretained(signal)
    super.init(body: Relay.body)
  }

  /// Makes a relay with a body that was formed where the types are known.
  init(to signal: Signal<Value, Failure>, body: @escaping Body) {
    self.signal = .passUnretained(signal)
    super.init(body: body)
  }

  deinit {}

  override func terminate(_ termination: Termination<Failure>) {
    signal?.borrow { $0.terminate(termination) }
  }
}
