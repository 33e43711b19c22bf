extension SignalProducer {
  /// Makes a producer of the elements of a sequence, in order.
  public init<Values: Sequence>(_ values: Values) where Values.Element == Value {
    self.init(core: SequenceCore(values))
  }

  /// Makes a producer of two or more values, in order.
  public init(values first: Value, _ second: Value, _ others: Value...) {
    self.init(values: [first, second] + others)
  }

  /// Makes a producer of a signal, a property or a result; each start observes the source.
  public init(_ source: some SignalProducerConvertible<Value, Failure>) {
    self = source.producer
  }

  /// Makes a producer that calls `action` at each start and sends its result or its error.
  public init(_ action: @escaping () throws(Failure) -> Value) {
    self.init { Result(catching: action) }
  }

  /// Makes a producer that calls `action` at each start and sends its value or its failure.
  public init(_ action: @escaping () -> Result<Value, Failure>) {
    self.init(joining: { output, run in
      switch action() {
      case .success(let value):
        output.send(value: value)
        if !run.isDisposed { output.terminate(.completed) }
      case .failure(let error): output.terminate(.failed(error))
      }
    })
  }
}
