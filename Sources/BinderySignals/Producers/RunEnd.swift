/// The last observer of a run: it lets nothing pass after the ending, and ends the run with it.
///
/// What the observer behind it sets off in the same run waits until it has dealt with the present
/// event, as on a signal.
@MainActor
final class RunEnd<Value, Failure: Error>: Observer<Value, Failure> {
  @exclusivity(unchecked) private var run: Run?
  @exclusivity(unchecked) private var isSending = false
  /// What the observer has set off meanwhile, if anything ever was.
  @exclusivity(unchecked) private var backlog: RunBacklog<Value, Failure>?
  private let destination: Observer<Value, Failure>

  init(_ run: Run, sendingTo destination: Observer<Value, Failure>) {
    self.run = run
    self.destination = destination
    super.init { receiver, value in
      let end = unsafeDowncast(receiver, to: RunEnd.self)
      if end.isSending { end.wait(value) } else { end.deliver(value) }
    }
    run.tail = self
  }

  deinit {}

  override func interruptionWaits() { run?.interruptionWaits = true }

  override func terminate(_ termination: Termination<Failure>) {
    guard !isSending else {
      wait(Signal<Value, Failure>.Event(termination))
      return
    }
    end(with: termination)
  }

  private func deliver(_ value: Value) {
    guard run != nil else { return }
    isSending = true
    destination.send(value: value)
    while let backlog {
      self.backlog = nil
      catchUp(backlog)
    }
    isSending = false
  }

  private func end(with termination: Termination<Failure>) {
    guard let run else { return }
    self.run = nil
    destination.terminate(termination)
    run.end()
  }

  /// Apart, as the type of an event is looked up where one is made.
  @inline(never)
  private func wait(_ value: Value) { wait(Signal<Value, Failure>.Event.value(value)) }

  private func wait(_ event: Signal<Value, Failure>.Event) {
    let backlog = backlog ?? RunBacklog()
    self.backlog = backlog
    backlog.events.append(event)
  }

  /// Delivers what has waited; of a run that was disposed of meanwhile, only the ending.
  private func catchUp(_ backlog: RunBacklog<Value, Failure>) {
    for event in backlog.events {
      if let termination = event.termination {
        end(with: termination)
      } else if case .value(let value) = event, run?.isOver == false {
        destination.send(value: value)
      }
    }
  }
}

/// Events of a run that wait.
@MainActor
private final class RunBacklog<Value, Failure: Error> {
  var events: ContiguousArray<Signal<Value, Failure>.Event> = []

  init() {}

  deinit {}
}
