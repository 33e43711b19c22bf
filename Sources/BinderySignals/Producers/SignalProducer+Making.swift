extension SignalProducer {
  /// Makes a producer of the elements of a sequence, in order.
  public init<Values: Sequence>(_ values: Values) where Values.Element == Value {
    self.init(core: SequenceCore(values))
  }

  /// Makes a producer of two or more values, in order.
  public init(values first: Value, _ second: Value, _ others: Value...) {
    self.init(values: [first, second] + others)
  }

  /// Makes a producer of the value or the failure of `result`.
  public init(result: Result<Value, Failure>) {
    switch result {
    case .success(let value): self.init(value: value)
    case .failure(let error): self.init(error: error)
    }
  }

  /// Makes a producer of the value or the failure of `result`.
  public init(_ result: Result<Value, Failure>) { self.init(result: result) }

  /// Makes a producer that calls `action` at each start and sends the result.
  public init(_ action: @escaping () -> Value) { self.init { .success(action()) } }

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

extension SignalProducer where Failure == any Error {
  /// Makes a producer that calls `action` at each start and sends its result or its error.
  public init(_ action: @escaping () throws -> Value) {
    self.init {
      do { return Result<Value, any Error>.success(try action()) } catch { return .failure(error) }
    }
  }
}

extension SignalProducer where Failure == Never {
  /// Makes a producer of the current value of `property`, then its changes.
  public init(_ property: Property<Value>) { self = property.producer }

  /// Makes a producer of the current value of `property`, then its changes.
  public init(_ property: MutableProperty<Value>) { self = property.producer }
}
