extension SignalProducer {
  /// Starts `next` when this producer has completed.
  ///
  /// ```text
  /// self       ─1─2─|
  /// next            ─7─8─|
  /// concat(_:) ─1─2──7─8─|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | passed on |
  /// | failure | passed on; `next` is not started |
  /// | completion | of this: `next` is started; of `next`: passed on |
  /// | interruption | counts as completion |
  /// | disposal | whichever runs is interrupted |
  ///
  /// A `next` that leads back to this producer may do so without end: neither the stack nor the
  /// memory grows; and a row of producers may be a million long.
  public func concat(_ next: SignalProducer) -> SignalProducer {
    SignalProducer(core: ConcatCore(core, next.core, passesInterruption: false))
  }

  /// Starts `next` when this producer has completed.
  public func concat(_ next: some SignalProducerConvertible<Value, Failure>) -> SignalProducer {
    concat(next.producer)
  }

  /// Sends `value` when this producer has completed.
  public func concat(value: Value) -> SignalProducer { concat(SignalProducer(value: value)) }

  /// Fails with `error` when this producer has completed.
  public func concat(error: Failure) -> SignalProducer { concat(SignalProducer(error: error)) }

  /// Starts this producer when `previous` has completed; see `concat(_:)`.
  public func prefix(_ previous: SignalProducer) -> SignalProducer { previous.concat(self) }

  /// Starts this producer when `previous` has completed; see `concat(_:)`.
  public func prefix(
    _ previous: some SignalProducerConvertible<Value, Failure>
  ) -> SignalProducer {
    previous.producer.concat(self)
  }

  /// Sends `value` before this producer is started.
  public func prefix(value: Value) -> SignalProducer { prefix(SignalProducer(value: value)) }
}
