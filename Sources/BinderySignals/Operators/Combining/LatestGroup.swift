/// The state of a `combineLatest` of several inputs.
@MainActor
@usableFromInline
final class LatestGroup<Output, Failure: Error>: CombiningGroup<Output, Failure> {
  deinit {}

  @inlinable func inputChanged() {
    if missing == 0, let combine { output.send(value: combine()) }
  }

  /// Attaches the next input to `signal`.
  @inlinable func input<Value>(
    _ signal: Signal<Value, Failure>,
    during work: Lifetime
  ) -> LatestInput<Value, Output, Failure> {
    let input = LatestInput<Value, Output, Failure>(of: self)
    signal.attach(input, during: work)
    return input
  }

  /// Starts `producer` as the next input.
  func input<Value>(
    _ producer: SignalProducer<Value, Failure>,
    in run: ProducerRun
  ) -> LatestInput<Value, Output, Failure> {
    let input = LatestInput<Value, Output, Failure>(of: self)
    producer.start(input, asInputOf: run)
    return input
  }

  /// Starts `producer` as the last input.
  ///
  /// Nothing is sent before this, so `combine`, which is given that input, is not needed earlier.
  func lastInput<Value>(
    _ producer: SignalProducer<Value, Failure>,
    in run: ProducerRun,
    _ combine: @escaping (LatestInput<Value, Output, Failure>) -> Output
  ) {
    let input = LatestInput<Value, Output, Failure>(of: self)
    begin { combine(input) }
    producer.start(input, asInputOf: run)
  }
}

/// One input of a ``LatestGroup``.
@MainActor
@usableFromInline
final class LatestInput<Value, Output, Failure: Error>: Observer<Value, Failure> {
  @usableFromInline let group: LatestGroup<Output, Failure>
  @usableFromInline @safe @exclusivity(unchecked) var newest: Value?

  @inlinable init(of group: LatestGroup<Output, Failure>) {
    self.group = group
    super.init { node, value in
      let input = downcast(node, to: LatestInput.self)
      if input.newest == nil { input.group.missing -= 1 }
      replace(&input.newest, with: value)
      input.group.inputChanged()
    }
  }

  deinit {}

  /// The latest value.
  ///
  /// The group combines only when all inputs have sent one.
  @inlinable var value: Value {
    guard let newest else { preconditionFailure("a combined value needs a value of each input") }
    return newest
  }

  @usableFromInline
  override func terminate(_ termination: Termination<Failure>) { group.inputEnded(termination) }
}
