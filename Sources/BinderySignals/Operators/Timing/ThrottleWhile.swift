@_spi(Engine) import Bindery

/// Stores the newest value while a property is true.
@MainActor
final class ThrottleWhile<Value, Failure: Error>: ScheduledOperator<Value, Value, Failure> {
  private var isThrottling = false
  private var held: Value?

  init(
    _ shouldThrottle: SignalProducer<Bool, Never>,
    on scheduler: any Scheduler,
    during work: Lifetime
  ) {
    super.init(on: scheduler, during: work)
    shouldThrottle.skipRepeats()
      .start(ValueObserver { [weak self] in self?.throttle($0) }, in: work)
  }

  deinit {}

  override func receive(_ value: Value) {
    if isThrottling {
      keeping(held) { held = value }
    } else {
      schedule { [self] in deliver(value) }
    }
  }

  override func terminate(_ termination: Termination<Failure>) {
    keeping(held) { held = nil }
    super.terminate(termination)
  }

  /// Interrupts the output at once.
  ///
  /// Only endings of the upstream are scheduled.
  override func interrupt() {
    if hasEnded { output.terminate(.interrupted) } else { finish(.interrupted) }
  }

  private func throttle(_ isThrottling: Bool) {
    self.isThrottling = isThrottling
    guard !isThrottling, let value = held else { return }
    held = nil
    schedule { [self] in deliver(value) }
  }
}

extension Signal {
  /// Holds values back while `shouldThrottle` is true, then sends the newest of them.
  ///
  /// ```text
  /// self            ─1─2─3─4───5─|
  /// shouldThrottle  f──t─────f────
  /// throttle(while:) ─1───────4─5─|
  /// ```
  ///
  /// A property that ends keeps its last value.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is sent on the scheduler, or stored in place of an older one while the property is true |
  /// | failure | is sent on the scheduler; the stored value is dropped |
  /// | completion | is sent on the scheduler; the stored value is dropped |
  /// | interruption | is sent on the scheduler; the stored value is dropped |
  /// | disposal | stops observing this signal and the property; the run of a producer is interrupted at once |
  public func throttle<Condition: PropertyProtocol>(
    while shouldThrottle: Condition,
    on scheduler: any Scheduler
  ) -> Signal where Condition.Value == Bool {
    let condition = shouldThrottle.producer
    return stateful { ThrottleWhile(condition, on: scheduler, during: $0) }
  }
}

extension SignalProducer {
  /// Holds values back while `shouldThrottle` is true; see `Signal.throttle(while:on:)`.
  public func throttle<Condition: PropertyProtocol>(
    while shouldThrottle: Condition,
    on scheduler: any Scheduler
  ) -> SignalProducer where Condition.Value == Bool {
    let condition = shouldThrottle.producer
    return SignalProducer(combining: { output, run in
      let node = ThrottleWhile<Value, Failure>(condition, on: scheduler, during: run.work)
      node.connect(to: output)
      run.head = node
      start(node, in: run.work)
    })
  }
}
