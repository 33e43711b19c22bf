import Bindery

/// An operator that sends on a scheduler, values and endings alike.
@MainActor
class ScheduledOperator<Value, NewValue, Failure: Error>:
  ValueOperator<Value, NewValue, Failure>
{
  final let scheduler: any Scheduler
  /// The one thing that is put off at a time; a new one takes the place of the one before it.
  final let timer = SerialDisposable()
  private let work: Lifetime
  private(set) final var hasEnded = false

  /// Makes an operator that sends nothing after the end of `work`, except an interruption.
  init(on scheduler: any Scheduler, during work: Lifetime) {
    self.scheduler = scheduler
    self.work = work
    super.init()
    work += timer
  }

  deinit {}

  /// Whether values are still wanted.
  final var isActive: Bool { !hasEnded && !work.hasEnded }

  /// Leaves `action` to the scheduler, after what is due there already.
  @discardableResult
  final func schedule(_ action: @escaping () -> Void) -> any Disposable {
    scheduler.schedule(action)
  }

  /// Sends `value` now, unless the output has ended.
  final func deliver(_ value: NewValue) {
    if isActive { pass(value) }
  }

  /// Ends the output now, the first time; when the work is over, with an interruption only.
  final func finish(_ termination: Termination<Failure>) {
    guard !hasEnded, !work.hasEnded || termination.isInterruption else { return }
    hasEnded = true
    timer.dispose()
    output.terminate(termination)
  }

  override func terminate(_ termination: Termination<Failure>) {
    guard !hasEnded else {
      // An operator downstream may still be at work when the run is disposed of.
      if termination.isInterruption { output.terminate(termination) }
      return
    }
    if termination.isInterruption { output.interruptionScheduled() }
    schedule { [self] in finish(termination) }
  }
}
