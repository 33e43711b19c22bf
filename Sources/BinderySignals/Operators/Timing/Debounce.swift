import Bindery

/// Sends a value once nothing newer has come for a while.
@MainActor
final class Debounce<Value, Failure: Error>: ScheduledOperator<Value, Value, Failure> {
  private let interval: Duration
  private let discardsAtCompletion: Bool
  @exclusivity(unchecked) private var pending: Value?
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
    replace(&pending, with: value)
    timer.inner = scheduler.schedule(after: interval) { [self] in sendPending() }
  }

  override func terminate(_ termination: Termination<Failure>) {
    if case .completed = termination, !discardsAtCompletion, pending != nil {
      hasCompleted = true
    } else {
      replace(&pending, with: nil)
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
  /// Sends a value once nothing newer has come for `interval`.
  ///
  /// ```text
  /// self        ─1─2───────3─|
  /// debounce(3) ──────2──────|
  /// ```
  ///
  /// - Parameters:
  ///   - interval: How long it must be quiet; not negative.
  ///   - scheduler: Where the values are sent.
  ///   - discardWhenCompleted: Whether a completion drops the value that waits.
  /// - Returns: The values that were followed by quiet.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is sent on the scheduler after the interval, unless a newer one comes |
  /// | failure | is passed on the scheduler; a value that waits is dropped |
  /// | completion | is passed on the scheduler; a value that waits is dropped, or else sent when it is due and followed by the completion |
  /// | interruption | is passed on the scheduler; a value that waits is dropped |
  /// | disposal | lets this signal go; a value that waits is dropped; a run hears of it on the scheduler |
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
  /// Sends a value once nothing newer has come for `interval`; see `Signal.debounce`.
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
