/// The last observer of a run: it lets nothing pass after the ending, and ends the run with it.
///
/// An event that the observer behind it causes in the same run waits until the present event has
/// been delivered, as on a signal.
///
/// An inner end stands behind an operator with several inputs, in front of other operators: they
/// see one event at a time too, and the inputs end with the operator and not with the whole run.
@MainActor
final class RunEnd<Value, Failure: Error>: Observer<Value, Failure> {
  @exclusivity(unchecked) private var run: Run?
  @exclusivity(unchecked) private var isSending = false
  /// Whether the run was disposed of, and only an interruption is still to come.
  @exclusivity(unchecked) private var isPaused = false
  /// Whether a value cannot simply be delivered: the end is sending, or paused.
  @exclusivity(unchecked) private var isHeld = false
  /// What the observer has set off meanwhile, if anything ever was.
  @exclusivity(unchecked) private var backlog: RunBacklog<Value, Failure>?
  private let destination: Observer<Value, Failure>
  private let isInner: Bool

  /// Makes the last observer of `run`.
  ///
  /// An inner one sends to an operator of another run, which interrupts it through ``interrupt()``.
  init(
    _ run: Run,
    sendingTo destination: Observer<Value, Failure>,
    isInner: Bool = false
  ) {
    self.run = run
    self.destination = destination
    self.isInner = isInner
    super.init { receiver, value in
      let end = unsafeDowncast(receiver, to: RunEnd.self)
      if end.isHeld { end.wait(value) } else { end.deliver(value) }
    }
    if !isInner { run.tail = self }
  }

  deinit {}

  override func ends(_ run: Run) -> Bool { self.run === run }

  override func interruptionWaits() {
    run?.interruptionWaits = true
    if isInner { destination.interruptionWaits() }
  }

  override func interrupt() {
    guard isInner else { return terminate(.interrupted) }
    // When the run has ended, an operator behind it may still be at work.
    guard let run else { return destination.terminate(.interrupted) }
    if run.isOver { terminate(.interrupted) } else { run.dispose() }
  }

  /// Drops values from now on, as the run was disposed of while a scheduler is to interrupt it.
  override func pause() {
    isPaused = true
    isHeld = true
  }

  override func dispose() {
    super.dispose()
    if isInner { run?.dispose() }
  }

  override func terminate(_ termination: Termination<Failure>) {
    // The disposal of a run reaches its operators at once, whatever is being delivered.
    let isDisposal = isInner && termination.isInterruption && run?.isOver == true
    guard !isSending || isDisposal else {
      wait(Signal<Value, Failure>.Event(termination))
      return
    }
    end(with: termination)
  }

  private func deliver(_ value: Value) {
    guard run != nil else { return }
    isSending = true
    isHeld = true
    destination.send(value: value)
    while let backlog {
      self.backlog = nil
      catchUp(backlog)
    }
    isSending = false
    isHeld = isPaused
  }

  private func end(with termination: Termination<Failure>) {
    guard let run else { return }
    self.run = nil
    // A run that was disposed of is interrupted, even if an operator ends it before the scheduler.
    destination.terminate(isPaused ? .interrupted : termination)
    run.end()
  }

  /// Apart, as the type of an event is looked up where one is made.
  @inline(never)
  private func wait(_ value: Value) {
    if isSending, !isPaused { wait(Signal<Value, Failure>.Event.value(value)) }
  }

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
