@_spi(Engine) import Bindery

/// An operator that responds to the first event of a trigger.
@MainActor
class TriggeredOperator<Value, Failure: Error>: EndingValueOperator<Value, Value, Failure> {
  private let trigger: SignalProducer<Void, Never>
  private let work: Lifetime
  private var triggerRun: ProducerRun?
  private var isTriggerOver = false

  /// Makes an operator that observes `trigger` until `work` ends.
  init(_ trigger: SignalProducer<Void, Never>, during work: Lifetime) {
    self.trigger = trigger
    self.work = work
    super.init()
  }

  deinit {}

  /// Responds to a value or the completion of the trigger.
  func triggerFired() {}

  override func listen() {
    super.listen()
    guard !work.hasEnded else { return }
    triggerRun = trigger.start(TriggerObserver { [weak self] in self?.triggerFired() }, in: work)
    if isTriggerOver { endTrigger() }
  }

  /// Interrupts the trigger, which is not needed any more.
  final func endTrigger() {
    isTriggerOver = true
    let run = triggerRun
    triggerRun = nil
    run?.dispose()
  }
}

/// An observer that calls a closure when the trigger sends a value or completes, not when it is
/// interrupted.
@MainActor
private final class TriggerObserver: Observer<Void, Never> {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
    super.init()
  }

  deinit {}

  override func receive(_ value: Void) { action() }

  override func terminate(_ termination: Termination<Never>) {
    if case .completed = termination { action() }
  }
}
