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
  /// An interruption of the trigger has no effect.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is forwarded |
  /// | failure | is forwarded |
  /// | completion | is forwarded |
  /// | interruption | is forwarded |
  /// | disposal | stops observing this signal and the trigger, as does any ending |
  public func take(until trigger: Signal<Void, Never>) -> Signal {
    take(until: SignalProducer(trigger))
  }

  /// Starts `trigger`, and completes when it sends a value or completes.
  public func take(until trigger: SignalProducer<Void, Never>) -> Signal {
    stateful { TakeUntilTrigger(trigger, during: $0) }
  }
}

extension SignalProducer {
  /// Forwards the events of a run, and completes it when `trigger` sends a value or completes.
  ///
  /// The completion interrupts the work. The trigger is observed from the start of a run to its
  /// end; an interruption of it has no effect.
  public func take(until trigger: Signal<Void, Never>) -> SignalProducer {
    take(until: SignalProducer<Void, Never>(trigger))
  }

  /// Forwards the events of a run, and completes it when `trigger` sends a value or completes.
  ///
  /// Each run starts the trigger first. If it sends synchronously, the work is not started. An
  /// interruption of the trigger has no effect.
  public func take(until trigger: SignalProducer<Void, Never>) -> SignalProducer {
    combining(ending: { _, upstream in TakeUntilTrigger(trigger, during: upstream.work) })
  }
}
