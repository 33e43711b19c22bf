@_spi(Engine) import Bindery

/// An operator that may end its output before its upstream ends.
///
/// In a producer its upstream has a run of its own. The operator interrupts that run as soon as the
/// output has ended, even while an operator downstream is still active.
@MainActor
class EndingOperator<Value, Failure: Error, NewValue, NewFailure: Error>:
  Operator<Value, Failure, NewValue, NewFailure>
{
  /// The run of the upstream, if that is a producer.
  final var run: ProducerRun?
  /// Whether the output has ended.
  ///
  /// Nothing may be sent to it after that.
  private(set) final var hasEnded = false
  /// Whether the last value is being sent.
  ///
  /// Events that it causes upstream are ignored.
  private(set) final var isSendingLast = false
  /// Whether the upstream has ended by itself, so that it must not be interrupted.
  final var hasUpstreamEnded = false
  /// Whether the run of the upstream is being ended.
  ///
  /// Its interruption is not forwarded.
  private final var isEndingRun = false

  override init() { super.init() }

  deinit {}

  /// Sends `value` and completes.
  ///
  /// If the output is interrupted while `value` is sent, the interruption ends it instead.
  final func finish(after value: NewValue) {
    guard !hasEnded, !isSendingLast else { return }
    isSendingLast = true
    pass(value)
    isSendingLast = false
    finish(.completed)
  }

  /// Ends the output, unless it has ended, and interrupts the upstream.
  final func finish(_ termination: Termination<NewFailure>) {
    guard !hasEnded, !isSendingLast || termination.isInterruption else { return }
    hasEnded = true
    run?.hasOutputEnded = true
    output.terminate(termination)
    endRun()
  }

  /// Ends the output, unless it has ended, because the upstream has ended.
  final func finish(withUpstream termination: Termination<NewFailure>) {
    hasUpstreamEnded = true
    run?.hasEndedByItself = true
    // Repeats the body of `finish(_:)` instead of calling it, because the calls of a long chain of
    // operators nest.
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

  /// Interrupts the upstream, or the output if there is no upstream to interrupt it.
  override func interrupt() {
    guard !isEndingRun else { return }
    if let run, !run.isOver, !hasEnded {
      run.dispose()
    } else if hasEnded {
      // An operator downstream may still be active.
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

/// An ``EndingOperator`` that forwards endings unchanged.
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
