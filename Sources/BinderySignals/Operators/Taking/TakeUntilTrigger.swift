/// Completes when a trigger sends a value or completes.
@MainActor
final class TakeUntilTrigger<Value, Failure: Error>: TriggeredOperator<Value, Failure> {
  deinit {}

  override func receive(_ value: Value) { if !hasEnded { pass(value) } }

  override func triggerFired() { finish(.completed) }
}

extension Signal {
  /// Completes when `trigger` sends a value or completes.
  ///
  /// ```text
  /// self         ─1─2─3─4─|
  /// trigger      ────x────
  /// take(until:) ─1─2|
  /// ```
  ///
  /// The trigger is a signal, a producer or a property, and an interruption of it has no effect.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is forwarded |
  /// | failure | is forwarded |
  /// | completion | is forwarded |
  /// | interruption | is forwarded |
  /// | disposal | stops observing this signal and the trigger, as does any ending |
  public func take(until trigger: some SignalProducerConvertible<Void, Never>) -> Signal {
    let trigger = trigger.producer
    return stateful { TakeUntilTrigger(trigger, during: $0) }
  }
}

extension SignalProducer {
  /// Forwards the events of a run, and completes it when `trigger` sends a value or completes.
  ///
  /// Each run starts the trigger first. If it sends synchronously, the work is not started. The
  /// completion interrupts the work. An interruption of the trigger has no effect.
  public func take(
    until trigger: some SignalProducerConvertible<Void, Never>
  ) -> SignalProducer {
    let trigger = trigger.producer
    return combining(ending: { _, upstream in TakeUntilTrigger(trigger, during: upstream.work) })
  }
}
