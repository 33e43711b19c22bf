/// Hears the last of several producers in place of the operator that has started it.
///
/// With nothing left to do, the operator hands its own run and output over, so that a chain of
/// producers that lead to each other grows neither the stack nor the memory.
@MainActor
final class TailObserver<Value, Failure: Error>: Observer<Value, Failure> {
  private let output: Observer<Value, Failure>
  private let run: ProducerRun

  private init(_ output: Observer<Value, Failure>, _ run: ProducerRun) {
    self.output = output
    self.run = run
    super.init { unsafeDowncast($0, to: TailObserver.self).output.send(value: $1) }
  }

  deinit {}

  /// What takes the place: `output` itself where that is such a place in the same run already.
  static func wrapping(_ output: Observer<Value, Failure>, in run: ProducerRun) -> TailObserver {
    if let tail = output as? TailObserver, tail.run === run { return tail }
    return TailObserver(output, run)
  }

  override func isLastObserver(of run: ProducerRun) -> Bool {
    run === self.run && output.isLastObserver(of: run)
  }

  override func interruptionScheduled() { output.interruptionScheduled() }

  /// An inner producer that is interrupted has ended; only the run itself interrupts.
  override func terminate(_ termination: Termination<Failure>) {
    if case .interrupted = termination, !run.isOver {
      output.terminate(.completed)
    } else {
      output.terminate(termination)
    }
  }
}
