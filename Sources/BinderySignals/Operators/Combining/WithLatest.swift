/// Keeps the newest value of what it hears.
@MainActor
private final class Newest<Value>: Observer<Value, Never> {
  @exclusivity(unchecked) private(set) var value: Value?

  override init() { super.init() }

  deinit {}

  override func receive(_ value: Value) { replace(&self.value, with: value) }
}

/// Adds to each value the newest of another stream.
@MainActor
private final class WithLatest<Value, Other, Failure: Error>:
  ValueOperator<Value, (Value, Other), Failure>
{
  private let newest: Newest<Other>

  init(_ newest: Newest<Other>) {
    self.newest = newest
    super.init()
  }

  deinit {}

  override func receive(_ value: Value) {
    if let other = newest.value { pass((value, other)) }
  }
}

extension Signal {
  /// Adds to each value the newest of `samplee`: a signal, a producer or a property.
  ///
  /// ```text
  /// self                ─1───2───3─|
  /// samplee             ───a───b─|
  /// withLatest(from:)   ─────2a──3b─|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | sent with the newest of `samplee`; dropped while that has sent nothing |
  /// | failure | passed on |
  /// | completion | passed on; that of `samplee` changes nothing |
  /// | interruption | passed on; that of `samplee` changes nothing |
  /// | disposal | both are let go |
  public func withLatest<Samplee: SignalProducerConvertible>(
    from samplee: Samplee
  ) -> Signal<(Value, Samplee.Value), Failure> where Samplee.Failure == Never {
    withLatest(from: samplee.producer)
  }

  /// Adds to each value the newest of `samplee`; see the version for anything that can be started.
  public func withLatest<Other>(
    from samplee: SignalProducer<Other, Never>
  ) -> Signal<(Value, Other), Failure> {
    stateful { lifetime in
      let newest = Newest<Other>()
      samplee.start(newest, in: lifetime)
      return WithLatest(newest)
    }
  }
}

extension SignalProducer {
  /// Adds to each value the newest of `samplee`, which is started first; see `Signal.withLatest`.
  public func withLatest<Samplee: SignalProducerConvertible>(
    from samplee: Samplee
  ) -> SignalProducer<(Value, Samplee.Value), Failure> where Samplee.Failure == Never {
    withLatest(from: samplee.producer)
  }

  /// Adds to each value the newest of `samplee`, which is started first; see `Signal.withLatest`.
  public func withLatest<Other>(
    from samplee: SignalProducer<Other, Never>
  ) -> SignalProducer<(Value, Other), Failure> {
    combining { run in
      let newest = Newest<Other>()
      samplee.start(newest, in: run.work)
      return WithLatest(newest)
    }
  }
}
