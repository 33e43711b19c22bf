/// The last observer of a run: it lets nothing pass after the ending, and ends the run with it.
@MainActor
final class RunEnd<Value, Failure: Error>: Observer<Value, Failure> {
  private var run: Run?
  private let destination: Observer<Value, Failure>

  init(_ run: Run, sendingTo destination: Observer<Value, Failure>) {
    self.run = run
    self.destination = destination
    super.init { receiver, value in
      let end = unsafeDowncast(receiver, to: RunEnd.self)
      if end.run != nil { end.destination.send(value: value) }
    }
    run.tail = self
  }

  deinit {}

  override func interruptionWaits() { run?.interruptionWaits = true }

  override func terminate(_ termination: Termination<Failure>) {
    guard let run else { return }
    self.run = nil
    destination.terminate(termination)
    run.end()
  }
}
