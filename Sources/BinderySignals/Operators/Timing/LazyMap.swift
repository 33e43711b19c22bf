import Bindery

/// Transforms the newest value when the scheduler comes to it.
@MainActor
final class LazyMap<Value, New, Failure: Error>: ScheduledOperator<Value, New, Failure> {
  private let transform: (Value) -> New
  @exclusivity(unchecked) private var pending: Value?

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
    replace(&pending, with: value)
    if !isScheduled { timer.inner = schedule { [self] in transformPending() } }
  }

  override func terminate(_ termination: Termination<Failure>) {
    if case .interrupted = termination {
      replace(&pending, with: nil)
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
  /// Transforms on `scheduler`, and then only the newest value that waits.
  ///
  /// ```text
  /// self         ─(123)─4─|
  /// lazyMap(on:) ─c─────d─|
  /// ```
  ///
  /// For a transformation that is costly, such as a layout, of which only the last result is shown.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | takes the place of one that waits; the scheduler transforms and sends it |
  /// | failure | is passed on the scheduler, after what waits |
  /// | completion | is passed on the scheduler, after what waits |
  /// | interruption | is passed on the scheduler; what waits is dropped |
  /// | disposal | lets this signal go; what waits is dropped; a run hears of it on the scheduler |
  public func lazyMap<New>(
    on scheduler: any Scheduler,
    transform: @escaping (Value) -> New
  ) -> Signal<New, Failure> {
    stateful { LazyMap(on: scheduler, during: $0, transform) }
  }
}

extension SignalProducer {
  /// Transforms on `scheduler`, and only the newest value that waits; see `Signal.lazyMap`.
  public func lazyMap<New>(
    on scheduler: any Scheduler,
    transform: @escaping (Value) -> New
  ) -> SignalProducer<New, Failure> {
    applying { LazyMap(on: scheduler, during: $0.work, transform) }
  }
}
