import Bindery

/// Transforms the newest value when the scheduler runs.
@MainActor
final class LazyMap<Value, New, Failure: Error>: ScheduledOperator<Value, New, Failure> {
  private let transform: (Value) -> New
  private var pending: Value?

  init(
    on scheduler: any Scheduler,
    during work: Lifetime,
    _ transform: @escaping (Value) -> New
  ) {
    self.transform = transform
    super.init(on: scheduler, during: work)
  }

  deinit {}

  override func receive(_ value: Value) {
    let isScheduled = pending != nil
    keeping(pending) { pending = value }
    if !isScheduled { timer.inner = schedule { [self] in transformPending() } }
  }

  override func terminate(_ termination: Termination<Failure>) {
    if case .interrupted = termination {
      keeping(pending) { pending = nil }
      timer.inner = nil
    }
    super.terminate(termination)
  }

  private func transformPending() {
    guard let value = pending else { return }
    pending = nil
    if isActive { pass(transform(value)) }
  }
}

extension Signal {
  /// Transforms values on `scheduler`, and only the newest of those that are pending.
  ///
  /// ```text
  /// self         ─(123)─4─|
  /// lazyMap(on:) ─c─────d─|
  /// ```
  ///
  /// Use it for a costly transformation, such as a layout, of which only the last result is shown.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | replaces the pending value; the scheduler transforms it and sends the result |
  /// | failure | is sent on the scheduler, after the pending value |
  /// | completion | is sent on the scheduler, after the pending value |
  /// | interruption | is sent on the scheduler; the pending value is dropped |
  /// | disposal | stops observing this signal and drops the pending value; the run of a producer is interrupted on the scheduler |
  public func lazyMap<New>(
    on scheduler: any Scheduler,
    transform: @escaping (Value) -> New
  ) -> Signal<New, Failure> {
    stateful { LazyMap(on: scheduler, during: $0, transform) }
  }
}

extension SignalProducer {
  /// Transforms values on `scheduler`, and only the newest of those that are pending.
  ///
  /// A failure or a completion is sent on `scheduler` after the pending value; an interruption
  /// drops it. Use it for a costly transformation, such as a layout, of which only the last result
  /// is shown.
  public func lazyMap<New>(
    on scheduler: any Scheduler,
    transform: @escaping (Value) -> New
  ) -> SignalProducer<New, Failure> {
    applying { LazyMap(on: scheduler, during: $0.work, transform) }
  }
}
