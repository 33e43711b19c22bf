/// Sends all events on a scheduler.
@MainActor
final class ObserveOn<Value, Failure: Error>: ScheduledOperator<Value, Value, Failure> {
  deinit {}

  override func receive(_ value: Value) { schedule { [self] in deliver(value) } }
}

extension Signal {
  /// Sends events on `scheduler` instead of synchronously.
  ///
  /// ```text
  /// self        ─1─2─#
  /// observe(on:) ─1─2─#   each after what the scheduler has to do before
  /// ```
  ///
  /// The order of the events is kept. All schedulers run on the main actor, so this delays events
  /// and moves no work to another thread.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is sent on the scheduler |
  /// | failure | is sent on the scheduler |
  /// | completion | is sent on the scheduler |
  /// | interruption | is sent on the scheduler |
  /// | disposal | stops observing this signal and drops the events that are scheduled; the run of a producer is interrupted on the scheduler |
  public func observe(on scheduler: any Scheduler) -> Signal {
    stateful { ObserveOn(on: scheduler, during: $0) }
  }
}

extension SignalProducer {
  /// Sends the events of a run on `scheduler` instead of synchronously, in the same order.
  ///
  /// The work itself is started synchronously. Disposing of the run drops the events that are
  /// scheduled; its interruption is sent on `scheduler`.
  public func observe(on scheduler: any Scheduler) -> SignalProducer {
    applying { ObserveOn(on: scheduler, during: $0.work) }
  }
}
