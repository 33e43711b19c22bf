public import Bindery

extension Signal {
  /// Makes the signal of an operator without a memory.
  ///
  /// It listens here only while somebody listens to it; then it transforms each value once for all.
  /// A row of such operators is joined into one when nobody else holds the signals between them.
  @inlinable
  func stateless<NewValue>(
    _ node: StatelessOperator<Value, NewValue, Failure>
  ) -> Signal<NewValue, Failure> {
    node.upstream = self
    return .lazy(node, rank: rank &+ 1)
  }

  /// Makes the signal of an operator without a memory that changes the type of failures.
  func stateless<NewValue, NewFailure>(
    _ node: LazyOperator<Value, Failure, NewValue, NewFailure>
  ) -> Signal<NewValue, NewFailure> {
    node.upstream = self
    return .lazy(node, rank: rank &+ 1)
  }

  /// Makes the signal of an operator with a memory, which listens here from now on.
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

  /// Makes the signal of an operator that starts work of its own, which ends with the signal.
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

  /// Makes a signal that `join` feeds from several places; what it adds ends with the signal.
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
