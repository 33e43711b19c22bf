/// Drops everything until a trigger is pulled.
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
    // An interruption that a scheduler is about to send passes.
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
  /// Drops everything until `trigger` sends a value or completes.
  ///
  /// ```text
  /// self         ─1─2─3─4─|
  /// trigger      ────x────
  /// skip(until:) ─────3─4─|
  /// ```
  ///
  /// An interruption of the trigger changes nothing. Once it has sent, it is not observed any more.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is dropped until the trigger sends or completes, then passed on |
  /// | failure | is passed on; before the trigger, an interruption follows the trigger instead |
  /// | completion | as a failure |
  /// | interruption | as a failure |
  /// | disposal | lets this signal and the trigger go |
  public func skip(until trigger: Signal<Void, Never>) -> Signal {
    skip(until: SignalProducer(trigger))
  }

  /// Starts `trigger`, and drops everything until it sends a value or completes.
  public func skip(until trigger: SignalProducer<Void, Never>) -> Signal {
    stateful { SkipUntil(trigger, during: $0) }
  }
}

extension SignalProducer {
  /// Drops everything until `trigger` sends a value or completes; see `Signal.skip(until:)`.
  public func skip(until trigger: Signal<Void, Never>) -> SignalProducer {
    skip(until: SignalProducer<Void, Never>(trigger))
  }

  /// Drops everything until `trigger` sends a value or completes; see `Signal.skip(until:)`.
  ///
  /// The trigger is started first.
  public func skip(until trigger: SignalProducer<Void, Never>) -> SignalProducer {
    applying(ending: { _, upstream in SkipUntil(trigger, during: upstream.work) })
  }
}
