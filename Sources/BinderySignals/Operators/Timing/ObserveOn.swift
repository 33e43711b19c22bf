/// Sends everything from a scheduler.
@MainActor
final class ObserveOn<Value, Failure: Error>: ScheduledOperator<Value, Value, Failure> {
  deinit {}

  override func receive(_ value: Value) { schedule { [self] in deliver(value) } }
}

extension Signal {
  /// Delivers events through `scheduler`, and not within the sending of them.
  ///
  /// ```text
  /// self        ─1─2─#
  /// observe(on:) ─1─2─#   each after what the scheduler has to do before
  /// ```
  ///
  /// The order stays. All schedulers run on the main actor: this puts off, it moves no work elsewhere.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is passed on the scheduler |
  /// | failure | is passed on the scheduler |
  /// | completion | is passed on the scheduler |
  /// | interruption | is passed on the scheduler |
  /// | disposal | lets this signal go; what is under way is dropped; a run hears of it on the scheduler |
  public func observe(on scheduler: any Scheduler) -> Signal {
    stateful { ObserveOn(on: scheduler, during: $0) }
  }
}

extension SignalProducer {
  /// Delivers events through `scheduler`; see `Signal.observe(on:)`.
  public func observe(on scheduler: any Scheduler) -> SignalProducer {
    applying { ObserveOn(on: scheduler, during: $0.work) }
  }
}
