import Bindery

/// An operator that waits for something else to happen once.
@MainActor
class TriggeredOperator<Value, Failure: Error>: EndingValueOperator<Value, Value, Failure> {
  private let trigger: SignalProducer<Void, Never>
  private let work: Lifetime
  private var triggerRun: ProducerRun?
  private var isTriggerOver = false

  /// Makes an operator that listens to `trigger` until `work` ends.
  init(_ trigger: SignalProducer<Void, Never>, during work: Lifetime) {
    self.trigger = trigger
    self.work = work
    super.init()
  }

  deinit {}

  /// Called when the trigger has sent a value or completed.
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

/// Hears a trigger: a value or a completion pulls it, an interruption does not.
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
