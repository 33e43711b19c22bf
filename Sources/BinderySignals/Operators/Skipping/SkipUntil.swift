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
  /// An interruption of the trigger has no effect. The trigger is not observed after it has sent.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is dropped until the trigger sends or completes, then forwarded |
  /// | failure | is forwarded; before the trigger, the result is interrupted when the trigger sends |
  /// | completion | like a failure |
  /// | interruption | like a failure |
  /// | disposal | stops observing this signal and the trigger |
  public func skip(until trigger: Signal<Void, Never>) -> Signal {
    skip(until: SignalProducer(trigger))
  }

  /// Starts `trigger`, and drops all events until it sends a value or completes.
  public func skip(until trigger: SignalProducer<Void, Never>) -> Signal {
    stateful { SkipUntil(trigger, during: $0) }
  }
}

extension SignalProducer {
  /// Drops all events until `trigger` sends a value or completes, then forwards them.
  ///
  /// A run that has ended before that is interrupted when `trigger` sends. An interruption of the
  /// trigger has no effect.
  public func skip(until trigger: Signal<Void, Never>) -> SignalProducer {
    skip(until: SignalProducer<Void, Never>(trigger))
  }

  /// Drops all events until `trigger` sends a value or completes, then forwards them.
  ///
  /// Each run starts the trigger first. A run that has ended before the trigger sends is
  /// interrupted when it sends. An interruption of the trigger has no effect.
  public func skip(until trigger: SignalProducer<Void, Never>) -> SignalProducer {
    applying(ending: { _, upstream in SkipUntil(trigger, during: upstream.work) })
  }
}
