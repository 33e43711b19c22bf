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
