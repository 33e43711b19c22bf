/// Drops all events until a trigger sends a value or completes.
@MainActor
final class SkipUntil<Value, Failure: Error>: TriggeredOperator<Value, Failure> {
  private var isOpen = false
  private var endedEarly = false

  deinit {}

  override func receive(_ value: Value) { if isOpen { pass(value) } }

  override func terminate(_ termination: Termination<Failure>) {
    let isDisposal = run?.isOver == true
    if isOpen || isDisposal { finish(withUpstream: termination) } else { endedEarly = true }
  }

  override func dispose() {
    // An interruption that a scheduler is about to send is forwarded.
    isOpen = true
    super.dispose()
  }

  override func triggerFired() {
    isOpen = true
    endTrigger()
    if endedEarly { finish(withUpstream: .interrupted) }
  }
}

extension Signal {
  /// Drops all events until `trigger` sends a value or completes.
  ///
  /// ```text
  /// self         ─1─2─3─4─|
  /// trigger      ────x────
  /// skip(until:) ─────3─4─|
  /// ```
  ///
  /// The trigger is a signal, a producer or a property. An interruption of it has no effect, and it
  /// is not observed after it has sent.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is dropped until the trigger sends or completes, then forwarded |
  /// | failure | is forwarded; before the trigger, the result is interrupted when the trigger sends |
  /// | completion | like a failure |
  /// | interruption | like a failure |
  /// | disposal | stops observing this signal and the trigger |
  public func skip(until trigger: some SignalProducerConvertible<Void, Never>) -> Signal {
    let trigger = trigger.producer
    return stateful { SkipUntil(trigger, during: $0) }
  }
}

extension SignalProducer {
  /// Drops all events until `trigger` sends a value or completes, then forwards them.
  ///
  /// Each run starts the trigger first. A run that has ended before the trigger sends is
  /// interrupted when it sends. An interruption of the trigger has no effect.
  public func skip(
    until trigger: some SignalProducerConvertible<Void, Never>
  ) -> SignalProducer {
    let trigger = trigger.producer
    return applying(ending: { _, upstream in SkipUntil(trigger, during: upstream.work) })
  }
}
