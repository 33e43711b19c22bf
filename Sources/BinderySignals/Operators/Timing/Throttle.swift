import Bindery

/// Sends at most one value in each interval.
@MainActor
final class Throttle<Value, Failure: Error>: ScheduledOperator<Value, Value, Failure> {
  private let interval: Duration
  private var pending: Value?
  private var lastSent: Duration?
  private var due = Duration.zero

  init(_ interval: Duration, on scheduler: any Scheduler, during work: Lifetime) {
    self.interval = interval
    super.init(on: scheduler, during: work)
  }

  deinit {}

  override func receive(_ value: Value) {
    let isWaiting = pending != nil
    keeping(pending) { pending = value }
    let now = scheduler.now
    let newDue = due(at: now)
    guard !isWaiting || newDue != due else { return }
    due = newDue
    timer.inner =
      newDue == now
      ? schedule { [self] in sendPending() }
      : scheduler.schedule(after: now.delay(until: newDue)) { [self] in sendPending() }
  }

  /// Returns the time at which the next value may be sent.
  ///
  /// A clock that has been set back does not delay values.
  private func due(at now: Duration) -> Duration {
    guard let lastSent, lastSent <= now else { return now }
    return max(lastSent.due(after: interval), now)
  }

  private func sendPending() {
    guard let value = pending else { return }
    pending = nil
    lastSent = due
    deliver(value)
  }
}

extension Signal {
  /// Sends at most one value in each `interval`: the first at once, then the newest.
  ///
  /// ```text
  /// self        ─1─2─3─────4─|
  /// throttle(4) ─1───3─────4─|
  /// ```
  ///
  /// `interval` must not be negative. Use `debounce` to wait until no newer value arrives.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is sent on the scheduler once the interval since the last sent value has passed, unless a newer one arrives |
  /// | failure | is sent on the scheduler, after a value that is due; a pending value that is due later is dropped |
  /// | completion | like a failure |
  /// | interruption | like a failure |
  /// | disposal | stops observing this signal and drops the pending value; the run of a producer is interrupted on the scheduler |
  public func throttle(_ interval: Duration, on scheduler: any Scheduler) -> Signal {
    precondition(interval >= .zero, "throttle needs an interval that is not negative")
    return stateful { Throttle(interval, on: scheduler, during: $0) }
  }
}

extension SignalProducer {
  /// Sends at most one value in each `interval`: the first at once, then the newest.
  ///
  /// Values and endings are sent on `scheduler`. An ending drops a pending value that is not yet
  /// due. `interval` must not be negative.
  public func throttle(_ interval: Duration, on scheduler: any Scheduler) -> SignalProducer {
    precondition(interval >= .zero, "throttle needs an interval that is not negative")
    return combining { Throttle(interval, on: scheduler, during: $0.work) }
  }
}
