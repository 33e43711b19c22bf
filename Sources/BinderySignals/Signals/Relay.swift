public import Bindery

/// What feeds a signal from inside: it knows the signal and does not keep it alive.
@usableFromInline
@MainActor
final class Relay<Value, Failure: Error>: Observer<Value, Failure> {
  @usableFromInline @exclusivity(unchecked) var signal: Unmanaged<Signal<Value, Failure>>?

  @inlinable init(to signal: Signal<Value, Failure>) {
    self.signal = .passUnretained(signal)
    super.init { relay, value in
      unsafeDowncast(relay, to: Relay.self).signal?.borrow { $0.send(value) }
    }
  }

  deinit {}

  override func terminate(_ termination: Termination<Failure>) {
    signal?.borrow { $0.terminate(termination) }
  }
}
