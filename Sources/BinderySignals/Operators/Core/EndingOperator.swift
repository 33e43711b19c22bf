import Bindery

/// An operator that may end its output while its upstream goes on.
///
/// In a producer it has a run of its own for its upstream, so that it can let that go while what is
/// downstream still works.
@MainActor
class EndingOperator<Value, Failure: Error, NewValue, NewFailure: Error>:
  Operator<Value, Failure, NewValue, NewFailure>
{
  /// The run of the upstream, where that is a producer.
  final var run: Run?
  /// Whether the output has ended; nothing may be sent to it any more.
  private(set) final var hasEnded = false
  /// Whether the last value is on its way; what it sets off upstream comes too late.
  private(set) final var isAtLast = false

  override init() { super.init() }

  deinit {}

  /// Sends `value`, and completes whatever comes of that, unless the output is interrupted.
  final func finish(after value: NewValue) {
    guard !hasEnded, !isAtLast else { return }
    isAtLast = true
    pass(value)
    isAtLast = false
    finish(.completed)
  }

  /// Ends the output, the first time, and lets the upstream go.
  final func finish(_ termination: Termination<NewFailure>) {
    guard !hasEnded, !isAtLast || termination.isInterruption else { return }
    hasEnded = true
    output.terminate(termination)
    endRun()
  }

  /// Lets the upstream go, without telling anybody.
  override func dispose() {
    super.dispose()
    endRun()
  }

  /// Interrupts the upstream, or the output where the upstream has gone already.
  override func interrupt() {
    if let run {
      run.dispose()
    } else if hasEnded {
      // What is downstream may still be at work.
      output.terminate(.interrupted)
    } else {
      finish(.interrupted)
    }
  }

  private final func endRun() {
    let run = run
    self.run = nil
    run?.end()
  }
}

/// An ``EndingOperator`` that passes failures and endings on as they are.
@MainActor
class EndingValueOperator<Value, NewValue, Failure: Error>:
  EndingOperator<Value, Failure, NewValue, Failure>
{
  override init() { super.init() }

  deinit {}

  override func terminate(_ termination: Termination<Failure>) { finish(termination) }
}
