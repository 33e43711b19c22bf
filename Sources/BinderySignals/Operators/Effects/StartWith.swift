extension SignalProducerConvertible {
  /// Returns a producer that sends `value` at each start, and then the events of this source.
  ///
  /// ```text
  /// self         ─1─2─|
  /// startWith(0) 01─2─|
  /// ```
  ///
  /// The value is sent synchronously, before the work of a producer begins. An observer that
  /// disposes of the run at `value` prevents the start of the work. The idea is RAC’s `startWith:`.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is forwarded |
  /// | failure | is forwarded |
  /// | completion | is forwarded |
  /// | interruption | is forwarded |
  /// | disposal | stops observing this signal |
  public func startWith(_ value: Value) -> SignalProducer<Value, Failure> {
    let core = producer.core
    return SignalProducer<Value, Failure>(joining: { output, run in
      run.head = output
      output.send(value: value)
      if !run.isDisposed { core.start(output, run) }
    })
  }
}
