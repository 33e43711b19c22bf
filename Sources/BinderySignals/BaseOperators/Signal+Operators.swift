public import Bindery

extension Signal {
  /// Makes the signal of a stateless operator.
  ///
  /// The operator observes this signal only while it is observed, and transforms each value once
  /// for all observers. A chain of such operators is joined into one when the signals between them
  /// have no other owners.
  @inlinable
  func stateless<NewValue>(
    _ node: StatelessOperator<Value, NewValue, Failure>
  ) -> Signal<NewValue, Failure> {
    node.upstream = self
    return .lazy(node, rank: rank &+ 1)
  }

  /// Makes the signal of a stateless operator that changes the failure type.
  func stateless<NewValue, NewFailure>(
    _ node: LazyOperator<Value, Failure, NewValue, NewFailure>
  ) -> Signal<NewValue, NewFailure> {
    node.upstream = self
    return .lazy(node, rank: rank &+ 1)
  }

  /// Makes the signal of a stateful operator, which observes this signal from now on.
  @inlinable
  func stateful<NewValue, NewFailure>(
    _ node: Operator<Value, Failure, NewValue, NewFailure>
  ) -> Signal<NewValue, NewFailure> {
    let signal = FedSignal<NewValue, NewFailure>()
    let relay = Relay(to: signal)
    signal.relay = relay
    signal.feed = node
    node.connect(to: relay)
    node.upstream = self
    node.listen()
    return signal
  }

  /// Makes the signal of an operator that starts further work, which ends with the signal.
  @inlinable
  func stateful<NewValue, NewFailure>(
    _ make: (Lifetime) -> Operator<Value, Failure, NewValue, NewFailure>
  ) -> Signal<NewValue, NewFailure> {
    let signal = FedSignal<NewValue, NewFailure>()
    let work = Lifetime()
    let relay = Relay(to: signal)
    signal.work = work
    signal.relay = relay
    let node = make(work)
    signal.feed = node
    node.connect(to: relay)
    node.upstream = self
    node.listen()
    return signal
  }

  /// Makes a signal to which `join` attaches several inputs; what it adds to the lifetime ends with
  /// the signal.
  @inlinable
  static func joining(
    _ join: (_ output: BinderySignals.Observer<Value, Failure>, Lifetime) -> Void
  ) -> Signal {
    let signal = FedSignal<Value, Failure>()
    let work = Lifetime()
    let relay = Relay(to: signal)
    signal.work = work
    signal.relay = relay
    join(relay, work)
    return signal
  }

  /// Attaches `observer` until `lifetime` ends.
  @usableFromInline
  func attach(_ observer: BinderySignals.Observer<Value, Failure>, during lifetime: Lifetime) {
    attach(observer)
    lifetime += observer
  }
}
