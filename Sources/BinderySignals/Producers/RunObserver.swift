/// The last observer of a run: it lets nothing pass after the ending, and ends the run with it.
///
/// An event that the observer behind it causes in the same run waits until the present event has
/// been delivered, as on a signal.
///
/// An inner end stands behind an operator with several inputs, in front of other operators: they
/// see one event at a time too, and the inputs end with the operator and not with the whole run.
@MainActor
final class RunObserver<Value, Failure: Error>: Observer<Value, Failure> {
  @exclusivity(unchecked) private var run: ProducerRun?
  @exclusivity(unchecked) private var isSending = false
  /// Whether the run was disposed of, and only an interruption is still to come.
  @exclusivity(unchecked) private var isPaused = false
  /// Whether a value cannot simply be delivered: the end is sending, or paused.
  @exclusivity(unchecked) private var isHeld = false
  /// What the observer has set off meanwhile, if anything ever was.
  @exclusivity(unchecked) private var queue: RunQueue<Value, Failure>?
  private let destination: Observer<Value, Failure>
  private let isInner: Bool

  /// Makes the last observer of `run`.
  ///
  /// An inner one sends to an operator of another run, which interrupts it through ``interrupt()``.
  init(
    _ run: ProducerRun,
    sendingTo destination: Observer<Value, Failure>,
    isInner: Bool = false
  ) {
    self.run = run
    self.destination = destination
    self.isInner = isInner
    super.init { receiver, value in
      let end = unsafeDowncast(receiver, to: RunObserver.self)
      if end.isHeld { end.enqueue(value) } else { end.deliver(value) }
    }
    if !isInner { run.tail = self }
  }

  deinit {}

  override func isLastObserver(of run: ProducerRun) -> Bool { self.run === run }

  override func interruptionScheduled() {
    run?.isInterruptionScheduled = true
    if isInner { destination.interruptionScheduled() }
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
      enqueue(Signal<Value, Failure>.Event(termination))
      return
    }
    end(with: termination)
  }

  private func deliver(_ value: Value) {
    guard run != nil else { return }
    isSending = true
    isHeld = true
    destination.send(value: value)
    while let queue {
      self.queue = nil
      deliverQueued(queue)
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
  private func enqueue(_ value: Value) {
    if isSending, !isPaused { enqueue(Signal<Value, Failure>.Event.value(value)) }
  }

  private func enqueue(_ event: Signal<Value, Failure>.Event) {
    let queue = queue ?? RunQueue()
    self.queue = queue
    queue.events.append(event)
  }

  /// Delivers what has waited; of a run that was disposed of meanwhile, only the ending.
  private func deliverQueued(_ queue: RunQueue<Value, Failure>) {
    for event in queue.events {
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
private final class RunQueue<Value, Failure: Error> {
  var events: ContiguousArray<Signal<Value, Failure>.Event> = []

  init() {}

  deinit {}
}
