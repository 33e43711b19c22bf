extension Signal {
  /// Makes a producer that sends `value` at each start, and then what this signal sends.
  ///
  /// ```text
  /// self         ─1─2─|
  /// startWith(0) 01─2─|
  /// ```
  ///
  /// A signal has no start, hence the producer. The idea is RAC’s `startWith:`.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is passed on |
  /// | failure | is passed on |
  /// | completion | is passed on |
  /// | interruption | is passed on |
  /// | disposal | lets this signal go |
  public func startWith(_ value: Value) -> SignalProducer<Value, Failure> {
    SignalProducer(self).startWith(value)
  }
}

extension SignalProducer {
  /// Sends `value` at each start, before the work; see `Signal.startWith`.
  public func startWith(_ value: Value) -> SignalProducer {
    SignalProducer(joining: { output, run in
      run.head = output
      output.send(value: value)
      if !run.isDisposed { core.start(output, run) }
    })
  }
}
