import Bindery

/// Gathers the values of each interval.
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
  /// Sends every `interval` what has come since the last time.
  ///
  /// ```text
  /// self                  ─1─2────────3─────|
  /// collect(every: 4)     ────[1,2]────[]───[3]|
  /// ```
  ///
  /// - Parameters:
  ///   - interval: How long to gather; it must be positive.
  ///   - scheduler: Where the arrays are sent.
  ///   - skipEmpty: Whether intervals without values send nothing, and not an empty array.
  ///   - discardWhenCompleted: Whether a completion drops what is kept, and does not wait for the
  ///     interval to be over.
  /// - Returns: The arrays.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is kept until the interval is over |
  /// | failure | is passed on the scheduler; what is kept is dropped |
  /// | completion | is passed on the scheduler, or with the next array when nothing is to be discarded |
  /// | interruption | is passed on the scheduler; what is kept is dropped |
  /// | disposal | lets this signal go, and the timer; a run hears of it on the scheduler |
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
  /// Sends every `interval` what has come since; see `Signal.collect(every:)`.
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
