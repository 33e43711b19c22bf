import Bindery

/// An operator that sends values and endings on a scheduler.
@MainActor
class ScheduledOperator<Value, NewValue, Failure: Error>:
  ValueOperator<Value, NewValue, Failure>
{
  final let scheduler: any Scheduler
  /// The pending scheduled action.
  ///
  /// A new one cancels the previous one.
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

  /// Whether values may still be sent.
  final var isActive: Bool { !hasEnded && !work.hasEnded }

  /// Schedules `action` after the actions that are due already.
  @discardableResult
  final func schedule(_ action: @escaping () -> Void) -> any Disposable {
    scheduler.schedule(action)
  }

  /// Sends `value` now, unless the output has ended.
  final func deliver(_ value: NewValue) {
    if isActive { pass(value) }
  }

  /// Ends the output now, unless it has ended.
  ///
  /// After the end of `work` only an interruption is sent.
  final func finish(_ termination: Termination<Failure>) {
    guard !hasEnded, !work.hasEnded || termination.isInterruption else { return }
    hasEnded = true
    timer.dispose()
    output.terminate(termination)
  }

  override func terminate(_ termination: Termination<Failure>) {
    guard !hasEnded else {
      // An operator downstream may still be active when the run is disposed of.
      if termination.isInterruption { output.terminate(termination) }
      return
    }
    if termination.isInterruption { output.interruptionScheduled() }
    schedule { [self] in finish(termination) }
  }
}
