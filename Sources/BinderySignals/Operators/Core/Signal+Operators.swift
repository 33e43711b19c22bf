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
    Signal<NewValue, Failure>(lazy: node, from: self)
  }

  /// Makes the signal of an operator without a memory that changes the type of failures.
  func stateless<NewValue, NewFailure>(
    _ node: LazyOperator<Value, Failure, NewValue, NewFailure>
  ) -> Signal<NewValue, NewFailure> {
    Signal<NewValue, NewFailure>(lazy: node, from: self)
  }

  /// Makes the signal of an operator with a memory, which listens here from now on.
  func stateful<NewValue, NewFailure>(
    _ node: Operator<Value, Failure, NewValue, NewFailure>
  ) -> Signal<NewValue, NewFailure> {
    let signal = Signal<NewValue, NewFailure>(unfed: ())
    signal.take(from: node)
    node.upstream = self
    node.listen()
    return signal
  }

  /// Makes the signal of an operator that starts work of its own, which ends with the signal.
  func stateful<NewValue, NewFailure>(
    _ make: (Lifetime) -> Operator<Value, Failure, NewValue, NewFailure>
  ) -> Signal<NewValue, NewFailure> {
    let signal = Signal<NewValue, NewFailure>(unfed: ())
    let work = Lifetime()
    signal.work = work
    let node = make(work)
    signal.take(from: node)
    node.upstream = self
    node.listen()
    return signal
  }

  /// Makes a signal that `join` feeds from several places; what it adds ends with the signal.
  @usableFromInline
  convenience init(
    joining join: (_ output: BinderySignals.Observer<Value, Failure>, Lifetime) -> Void
  ) {
    self.init(unfed: ())
    let work = Lifetime()
    self.work = work
    join(ownRelay, work)
  }

  @usableFromInline
  convenience init<Upstream, UpstreamFailure>(
    lazy node: Operator<Upstream, UpstreamFailure, Value, Failure>,
    from upstream: Signal<Upstream, UpstreamFailure>
  ) {
    self.init(unfed: ())
    feed = node
    node.upstream = upstream
  }

  private func take<Upstream, UpstreamFailure>(
    from node: Operator<Upstream, UpstreamFailure, Value, Failure>
  ) {
    node.connect(to: ownRelay)
    feed = node
  }

  /// Attaches `observer` until `lifetime` ends.
  @usableFromInline
  func attach(_ observer: BinderySignals.Observer<Value, Failure>, during lifetime: Lifetime) {
    attach(observer)
    lifetime += observer
  }
}
