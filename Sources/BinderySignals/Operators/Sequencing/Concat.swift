extension SignalProducer {
  /// Starts `next`, a signal, a property or a producer, when this producer has completed.
  ///
  /// ```text
  /// self       ─1─2─|
  /// next            ─7─8─|
  /// concat(_:) ─1─2──7─8─|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | forwarded |
  /// | failure | forwarded; `next` is not started |
  /// | completion | of this: `next` is started; of `next`: forwarded |
  /// | interruption | counts as completion |
  /// | disposal | interrupts the producer that runs |
  ///
  /// `next` may start this producer again without end: neither the stack nor the memory grows. A
  /// chain of `concat` may have a million producers.
  public func concat(_ next: some SignalProducerConvertible<Value, Failure>) -> SignalProducer {
    SignalProducer(core: ConcatCore(core, next.producer.core, passesInterruption: false))
  }

  /// Sends `value` when this producer has completed.
  public func concat(value: Value) -> SignalProducer { concat(SignalProducer(value: value)) }

  /// Fails with `error` when this producer has completed.
  public func concat(error: Failure) -> SignalProducer { concat(SignalProducer(error: error)) }

  /// Starts `previous`, a signal, a property or a producer, and this producer when it has
  /// completed.
  ///
  /// The values of both are forwarded. If `previous` fails, this producer is not started; an
  /// interruption of `previous` counts as its completion.
  public func prefix(
    _ previous: some SignalProducerConvertible<Value, Failure>
  ) -> SignalProducer {
    previous.producer.concat(self)
  }

  /// Sends `value` before this producer is started.
  public func prefix(value: Value) -> SignalProducer { prefix(SignalProducer(value: value)) }
}
