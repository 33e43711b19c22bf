/// Observes the last of several producers in place of the operator that has started it.
///
/// The operator has nothing left to do, so it hands over its run and its output. A chain of
/// producers, each started by the one before, then needs neither a growing stack nor growing
/// memory.
@MainActor
final class TailObserver<Value, Failure: Error>: Observer<Value, Failure> {
  private let output: Observer<Value, Failure>
  private let run: ProducerRun

  private init(_ output: Observer<Value, Failure>, _ run: ProducerRun) {
    self.output = output
    self.run = run
    super.init { downcast($0, to: TailObserver.self).output.send(value: $1) }
  }

  deinit {}

  /// Returns an observer that sends to `output`, or `output` itself if that is such an observer of
  /// the same run.
  static func wrapping(_ output: Observer<Value, Failure>, in run: ProducerRun) -> TailObserver {
    if let tail = output as? TailObserver, tail.run === run { return tail }
    return TailObserver(output, run)
  }

  override func isLastObserver(of run: Feed) -> Bool {
    run === self.run && output.isLastObserver(of: run)
  }

  override func interruptionScheduled() { output.interruptionScheduled() }

  /// Forwards the interruption of an inner producer as a completion, unless the run itself is
  /// interrupted.
  override func terminate(_ termination: Termination<Failure>) {
    if case .interrupted = termination, !run.isOver {
      output.terminate(.completed)
    } else {
      output.terminate(termination)
    }
  }
}
