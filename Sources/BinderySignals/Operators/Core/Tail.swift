/// Hears the last of several producers in place of the operator that has started it.
///
/// With nothing left to do, the operator hands its own run and output over, so that a chain of
/// producers that lead to each other grows neither the stack nor the memory.
@MainActor
final class Tail<Value, Failure: Error>: Observer<Value, Failure> {
  private let output: Observer<Value, Failure>
  private let run: Run

  private init(_ output: Observer<Value, Failure>, _ run: Run) {
    self.output = output
    self.run = run
    super.init { unsafeDowncast($0, to: Tail.self).output.send(value: $1) }
  }

  deinit {}

  /// What takes the place: `output` itself where that is such a place in the same run already.
  static func before(_ output: Observer<Value, Failure>, in run: Run) -> Tail {
    if let tail = output as? Tail, tail.run === run { return tail }
    return Tail(output, run)
  }

  override func ends(_ run: Run) -> Bool { run === self.run && output.ends(run) }

  override func interruptionWaits() { output.interruptionWaits() }

  /// An inner producer that is interrupted has ended; only the run itself interrupts.
  override func terminate(_ termination: Termination<Failure>) {
    if case .interrupted = termination, !run.isOver {
      output.terminate(.completed)
    } else {
      output.terminate(termination)
    }
  }
}
