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
  /// Completes when `trigger` sends a value or completes; see `Signal.take(until:)`.
  public func take(until trigger: Signal<Void, Never>) -> SignalProducer {
    take(until: SignalProducer<Void, Never>(trigger))
  }

  /// Completes when `trigger` sends a value or completes; see `Signal.take(until:)`.
  ///
  /// The trigger is started first. If it sends synchronously, the work is not started.
  public func take(until trigger: SignalProducer<Void, Never>) -> SignalProducer {
    combining(ending: { _, upstream in TakeUntilTrigger(trigger, during: upstream.work) })
  }
}
