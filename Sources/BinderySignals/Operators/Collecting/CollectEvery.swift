import Bindery

/// Collects the values of each interval in an array.
@MainActor
final class CollectEvery<Value, Failure: Error>: ScheduledOperator<Value, [Value], Failure> {
  private let skipsEmpty: Bool
  private let discardsAtCompletion: Bool
  private var values: [Value] = []
  private var hasCompleted = false

  init(
    _ interval: Duration,
    on scheduler: any Scheduler,
    skippingEmpty skipsEmpty: Bool,
    discardingAtCompletion discardsAtCompletion: Bool,
    during work: Lifetime
  ) {
    self.skipsEmpty = skipsEmpty
    self.discardsAtCompletion = discardsAtCompletion
    super.init(on: scheduler, during: work)
    timer.inner = scheduler.schedule(after: interval, interval: interval) { [self] in tick() }
  }

  deinit {}

  override func receive(_ value: Value) { values.append(value) }

  override func terminate(_ termination: Termination<Failure>) {
    if case .completed = termination, !discardsAtCompletion {
      hasCompleted = true
    } else {
      timer.dispose()
      super.terminate(termination)
    }
  }

  private func tick() {
    let collected = values
    values = []
    if !skipsEmpty || !collected.isEmpty { deliver(collected) }
    if hasCompleted { finish(.completed) }
  }
}

extension Signal {
  /// Sends an array of the values since the last array, every `interval`.
  ///
  /// ```text
  /// self                  ─1─2────────3─────|
  /// collect(every: 4)     ────[1,2]────[]───[3]|
  /// ```
  ///
  /// - Parameters:
  ///   - interval: The time between arrays; it must be positive.
  ///   - scheduler: The scheduler that sends the arrays.
  ///   - skipEmpty: Whether nothing is sent for an interval without values. Otherwise an empty
  ///     array is sent.
  ///   - discardWhenCompleted: Whether a completion drops the collected values. Otherwise they are
  ///     sent at the end of the interval, before the completion.
  /// - Returns: The arrays.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is collected until the end of the interval |
  /// | failure | is sent on the scheduler; the collected values are dropped |
  /// | completion | is sent on the scheduler, or after the next array if `discardWhenCompleted` is false |
  /// | interruption | is sent on the scheduler; the collected values are dropped |
  /// | disposal | stops observing this signal and cancels the timer; the run of a producer is interrupted on the scheduler |
  public func collect(
    every interval: Duration,
    on scheduler: any Scheduler,
    skipEmpty: Bool = false,
    discardWhenCompleted: Bool = true
  ) -> Signal<[Value], Failure> {
    precondition(interval > .zero, "collect(every:) needs an interval above zero")
    return stateful {
      CollectEvery(
        interval,
        on: scheduler,
        skippingEmpty: skipEmpty,
        discardingAtCompletion: discardWhenCompleted,
        during: $0
      )
    }
  }
}

extension SignalProducer {
  /// Sends an array of the values since the last array, every `interval`, which must be positive.
  ///
  /// Arrays and endings are sent on `scheduler`. A failure or an interruption drops the collected
  /// values. A completion drops them too; if `discardWhenCompleted` is false, they are sent at the
  /// end of the interval, before it. With `skipEmpty` no empty array is sent.
  public func collect(
    every interval: Duration,
    on scheduler: any Scheduler,
    skipEmpty: Bool = false,
    discardWhenCompleted: Bool = true
  ) -> SignalProducer<[Value], Failure> {
    precondition(interval > .zero, "collect(every:) needs an interval above zero")
    return combining {
      CollectEvery(
        interval,
        on: scheduler,
        skippingEmpty: skipEmpty,
        discardingAtCompletion: discardWhenCompleted,
        during: $0.work
      )
    }
  }
}
