import Bindery

/// Sends values and the completion after a delay.
@MainActor
final class Delay<Value, Failure: Error>: ScheduledOperator<Value, Value, Failure> {
  /// A pending value or the pending completion.
  private struct Entry {
    let due: Duration
    let value: Value?
    let isCompletion: Bool
  }

  private let interval: Duration
  private var queue: ContiguousArray<Entry> = []
  private var position = 0
  private var isSending = false

  init(_ interval: Duration, on scheduler: any Scheduler, during work: Lifetime) {
    self.interval = interval
    super.init(on: scheduler, during: work)
  }

  deinit {}

  override func receive(_ value: Value) { wait(with: value, isCompletion: false) }

  override func terminate(_ termination: Termination<Failure>) {
    if case .completed = termination {
      wait(with: nil, isCompletion: true)
    } else {
      super.terminate(termination)
    }
  }

  private func wait(with value: Value?, isCompletion: Bool) {
    guard !interval.isNever else { return }
    let due = scheduler.now.due(after: interval)
    queue.append(Entry(due: due, value: value, isCompletion: isCompletion))
    if queue.count == 1, !isSending { setTimer() }
  }

  /// Sets the timer for the first entry, which is the first to be due.
  ///
  /// One timer serves all entries.
  private func setTimer() {
    guard position < queue.count else { return }
    let remaining = scheduler.now.delay(until: queue[position].due)
    timer.inner = scheduler.schedule(after: remaining) { [self] in sendDue() }
  }

  private func sendDue() {
    isSending = true
    while position < queue.count, queue[position].due <= scheduler.now, isActive {
      let entry = queue[position]
      position += 1
      if let value = entry.value { deliver(value) }
      if entry.isCompletion { finish(.completed) }
    }
    let left = ContiguousArray(queue[position...])
    position = 0
    keeping(queue) { queue = left }
    isSending = false
    if isActive { setTimer() }
  }
}

extension Signal {
  /// Sends values and the completion `interval` later.
  ///
  /// ```text
  /// self     ─1─2─────|
  /// delay(3) ────1─2─────|
  /// ```
  ///
  /// `interval` must not be negative.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is sent on the scheduler after the interval |
  /// | failure | is sent on the scheduler without the delay; the pending values are dropped |
  /// | completion | is sent on the scheduler after the interval |
  /// | interruption | is sent on the scheduler without the delay; the pending values are dropped |
  /// | disposal | stops observing this signal and drops the pending values; the run of a producer is interrupted on the scheduler |
  public func delay(_ interval: Duration, on scheduler: any Scheduler) -> Signal {
    precondition(interval >= .zero, "delay needs an interval that is not negative")
    return stateful { Delay(interval, on: scheduler, during: $0) }
  }
}

extension SignalProducer {
  /// Sends the values and the completion of a run `interval` later, on `scheduler`.
  ///
  /// The start is not delayed. A failure or an interruption is sent without the delay and drops the
  /// pending values. `interval` must not be negative.
  public func delay(_ interval: Duration, on scheduler: any Scheduler) -> SignalProducer {
    precondition(interval >= .zero, "delay needs an interval that is not negative")
    return combining { Delay(interval, on: scheduler, during: $0.work) }
  }
}
