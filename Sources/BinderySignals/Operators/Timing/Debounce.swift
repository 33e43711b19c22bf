import Bindery

/// Sends a value when no newer one has followed within an interval.
@MainActor
final class Debounce<Value, Failure: Error>: ScheduledOperator<Value, Value, Failure> {
  private let interval: Duration
  private let discardsAtCompletion: Bool
  private var pending: Value?
  private var hasCompleted = false

  init(
    _ interval: Duration,
    on scheduler: any Scheduler,
    discardingAtCompletion discardsAtCompletion: Bool,
    during work: Lifetime
  ) {
    self.interval = interval
    self.discardsAtCompletion = discardsAtCompletion
    super.init(on: scheduler, during: work)
  }

  deinit {}

  override func receive(_ value: Value) {
    keeping(pending) { pending = value }
    timer.inner = scheduler.schedule(after: interval) { [self] in sendPending() }
  }

  override func terminate(_ termination: Termination<Failure>) {
    if case .completed = termination, !discardsAtCompletion, pending != nil {
      hasCompleted = true
    } else {
      keeping(pending) { pending = nil }
      timer.inner = nil
      super.terminate(termination)
    }
  }

  private func sendPending() {
    guard let value = pending else { return }
    pending = nil
    deliver(value)
    if hasCompleted { finish(.completed) }
  }
}

extension Signal {
  /// Sends a value when no newer one has followed within `interval`.
  ///
  /// ```text
  /// self        ─1─2───────3─|
  /// debounce(3) ──────2──────|
  /// ```
  ///
  /// - Parameters:
  ///   - interval: The time without a newer value; not negative.
  ///   - scheduler: The scheduler that sends the values.
  ///   - discardWhenCompleted: Whether a completion drops the pending value.
  /// - Returns: A signal of the values that no newer one has followed within `interval`.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is sent on the scheduler after the interval, unless a newer one arrives |
  /// | failure | is sent on the scheduler; the pending value is dropped |
  /// | completion | is sent on the scheduler; the pending value is dropped, or else sent when it is due, before the completion |
  /// | interruption | is sent on the scheduler; the pending value is dropped |
  /// | disposal | stops observing this signal and drops the pending value; the run of a producer is interrupted on the scheduler |
  public func debounce(
    _ interval: Duration,
    on scheduler: any Scheduler,
    discardWhenCompleted: Bool = true
  ) -> Signal {
    precondition(interval >= .zero, "debounce needs an interval that is not negative")
    return stateful {
      Debounce(
        interval,
        on: scheduler,
        discardingAtCompletion: discardWhenCompleted,
        during: $0
      )
    }
  }
}

extension SignalProducer {
  /// Sends a value when no newer one has followed within `interval`, which must not be negative.
  ///
  /// Values and endings are sent on `scheduler`. An ending drops the pending value; if
  /// `discardWhenCompleted` is false, a completion waits until that value has been sent when due.
  public func debounce(
    _ interval: Duration,
    on scheduler: any Scheduler,
    discardWhenCompleted: Bool = true
  ) -> SignalProducer {
    precondition(interval >= .zero, "debounce needs an interval that is not negative")
    return combining {
      Debounce(
        interval,
        on: scheduler,
        discardingAtCompletion: discardWhenCompleted,
        during: $0.work
      )
    }
  }
}
