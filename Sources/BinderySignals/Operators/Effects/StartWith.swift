extension Signal {
  /// Returns a producer that sends `value` at each start, and then the events of this signal.
  ///
  /// ```text
  /// self         ─1─2─|
  /// startWith(0) 01─2─|
  /// ```
  ///
  /// The result is a producer because a signal has no start. The idea is RAC’s `startWith:`.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is forwarded |
  /// | failure | is forwarded |
  /// | completion | is forwarded |
  /// | interruption | is forwarded |
  /// | disposal | stops observing this signal |
  public func startWith(_ value: Value) -> SignalProducer<Value, Failure> {
    SignalProducer(self).startWith(value)
  }
}

extension SignalProducer {
  /// Sends `value` synchronously at each start, before the work begins, then the events of the
  /// work.
  ///
  /// An observer that disposes of the run at `value` prevents the start of the work.
  public func startWith(_ value: Value) -> SignalProducer {
    SignalProducer(joining: { output, run in
      run.head = output
      output.send(value: value)
      if !run.isDisposed { core.start(output, run) }
    })
  }
}
