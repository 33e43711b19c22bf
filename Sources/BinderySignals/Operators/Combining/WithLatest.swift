/// An observer that stores the latest value of a producer.
@MainActor
private final class Newest<Value>: Observer<Value, Never> {
  private(set) var value: Value?

  override init() { super.init() }

  deinit {}

  override func receive(_ value: Value) {
    keeping(self.value) { self.value = value }
  }
}

/// Sends each value with the latest value of another producer.
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
  /// Sends each value with the latest value of `samplee`: a signal, a producer or a property.
  ///
  /// A producer or a property is started first.
  ///
  /// ```text
  /// self                ─1───2───3─|
  /// samplee             ───a───b─|
  /// withLatest(from:)   ─────2a──3b─|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | sent with the latest value of `samplee`; dropped until `samplee` has sent one |
  /// | failure | forwarded |
  /// | completion | forwarded; that of `samplee` changes nothing |
  /// | interruption | forwarded; that of `samplee` changes nothing |
  /// | disposal | stops observing both |
  public func withLatest<Samplee: SignalProducerConvertible>(
    from samplee: Samplee
  ) -> Signal<(Value, Samplee.Value), Failure> where Samplee.Failure == Never {
    let samplee = samplee.producer
    return stateful { lifetime in
      let newest = Newest<Samplee.Value>()
      samplee.start(newest, in: lifetime)
      return WithLatest(newest)
    }
  }
}

extension SignalProducer {
  /// Sends each value with the latest value of `samplee`, which each run starts first.
  ///
  /// A value is dropped until `samplee` has sent one. The endings of this producer are forwarded;
  /// those of `samplee` change nothing.
  public func withLatest<Samplee: SignalProducerConvertible>(
    from samplee: Samplee
  ) -> SignalProducer<(Value, Samplee.Value), Failure> where Samplee.Failure == Never {
    let samplee = samplee.producer
    return combining { run in
      let newest = Newest<Samplee.Value>()
      samplee.start(newest, in: run.work)
      return WithLatest(newest)
    }
  }
}
