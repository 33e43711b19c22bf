import Bindery

/// An operator that may end its output while its upstream goes on.
///
/// In a producer it has a run of its own for its upstream, which it interrupts as soon as it has
/// ended, even while an operator downstream is still at work.
@MainActor
class EndingOperator<Value, Failure: Error, NewValue, NewFailure: Error>:
  Operator<Value, Failure, NewValue, NewFailure>
{
  /// The run of the upstream, where that is a producer.
  final var run: ProducerRun?
  /// Whether the output has ended; nothing may be sent to it any more.
  private(set) final var hasEnded = false
  /// Whether the last value is on its way; what it sets off upstream comes too late.
  private(set) final var isSendingLast = false
  /// Whether the upstream has ended by itself, so that there is nothing to interrupt.
  final var hasUpstreamEnded = false
  /// Whether the run of the upstream is being ended; its interruption is not forwarded.
  private final var isEndingRun = false

  override init() { super.init() }

  deinit {}

  /// Sends `value`, and completes whatever comes of that, unless the output is interrupted.
  final func finish(after value: NewValue) {
    guard !hasEnded, !isSendingLast else { return }
    isSendingLast = true
    pass(value)
    isSendingLast = false
    finish(.completed)
  }

  /// Ends the output, the first time, and interrupts the upstream.
  final func finish(_ termination: Termination<NewFailure>) {
    guard !hasEnded, !isSendingLast || termination.isInterruption else { return }
    hasEnded = true
    run?.hasOutputEnded = true
    output.terminate(termination)
    endRun()
  }

  /// Ends the output, the first time, because the upstream has ended.
  final func finish(withUpstream termination: Termination<NewFailure>) {
    hasUpstreamEnded = true
    run?.hasEndedByItself = true
    // As in `finish(_:)`, without a call, as the calls of a long row are nested.
    guard !hasEnded, !isSendingLast || termination.isInterruption else { return }
    hasEnded = true
    run?.hasOutputEnded = true
    output.terminate(termination)
    endRun()
  }

  override func dispose() {
    super.dispose()
    endRun()
  }

  /// Interrupts the upstream, or the output where nothing of the upstream does so.
  override func interrupt() {
    guard !isEndingRun else { return }
    if let run, !run.isOver, !hasEnded {
      run.dispose()
    } else if hasEnded {
      // An operator downstream may still be at work.
      output.terminate(.interrupted)
    } else {
      finish(.interrupted)
    }
  }

  override func interruptionScheduled() { if !hasEnded { super.interruptionScheduled() } }

  private final func endRun() {
    guard let run else { return }
    self.run = nil
    guard !hasUpstreamEnded else { return run.end() }
    isEndingRun = true
    run.dispose()
    isEndingRun = false
  }
}

/// An ``EndingOperator`` that passes failures and endings on as they are.
@MainActor
class EndingValueOperator<Value, NewValue, Failure: Error>:
  EndingOperator<Value, Failure, NewValue, Failure>
{
  override init() { super.init() }

  deinit {}

  override func terminate(_ termination: Termination<Failure>) {
    finish(withUpstream: termination)
  }
}
