@_spi(Engine) import Bindery

/// The last observer of a run: it sends nothing after the ending, and ends the run with it.
///
/// An event that is sent to it during a delivery is queued until the current event has been
/// delivered, as on a signal.
///
/// An inner run observer is placed between an operator with several inputs and the operators
/// downstream of it. They also receive one event at a time, and the inputs end with the operator
/// instead of with the whole run.
///
/// No access to its properties lasts while foreign code runs, so accesses are not checked.
@MainActor
final class RunObserver<Value, Failure: Error>: Observer<Value, Failure> {
  @safe @exclusivity(unchecked) private var run: ProducerRun?
  @safe @exclusivity(unchecked) private var isSending = false
  /// Whether the run was disposed of, so that only a scheduled interruption may follow.
  @safe @exclusivity(unchecked) private var isPaused = false
  /// Whether values cannot be delivered directly, because a delivery is running or the observer is
  /// paused.
  @safe @exclusivity(unchecked) private var isBlocked = false
  /// The events that have been sent during the current delivery, if any.
  @safe @exclusivity(unchecked) private var queue: RunQueue<Value, Failure>?
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
    super.init()
    if !isInner { run.tail = self }
  }

  deinit {}

  override func receive(_ value: Value) {
    if isBlocked { enqueue(value) } else { deliver(value) }
  }

  override func isLastObserver(of run: Feed) -> Bool { self.run === run }

  override func interruptionScheduled() {
    run?.isInterruptionScheduled = true
    if isInner { destination.interruptionScheduled() }
  }

  override func interrupt() {
    guard isInner else { return terminate(.interrupted) }
    // After the end of the run, an operator downstream may still be active.
    guard let run else { return destination.terminate(.interrupted) }
    if run.isOver { terminate(.interrupted) } else { run.dispose() }
  }

  /// Drops values from now on, because the run was disposed of and an interruption is scheduled.
  override func pause() {
    isPaused = true
    isBlocked = true
  }

  override func dispose() {
    super.dispose()
    if isInner { run?.dispose() }
  }

  override func terminate(_ termination: Termination<Failure>) {
    // The disposal of a run reaches its operators at once, even during a delivery.
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
    isBlocked = true
    destination.send(value: value)
    if queue != nil { deliverQueued() }
    isSending = false
    isBlocked = isPaused
  }

  private func end(with termination: Termination<Failure>) {
    guard let run else { return }
    self.run = nil
    // A run that was disposed of ends with an interruption, even if an operator ends it before the
    // scheduled one.
    destination.terminate(isPaused ? .interrupted : termination)
    run.end()
  }

  /// Enqueues `value`.
  ///
  /// Not inlined, because making an event looks up its type metadata.
  @inline(never)
  private func enqueue(_ value: Value) {
    if isSending, !isPaused { enqueue(Signal<Value, Failure>.Event.value(value)) }
  }

  private func enqueue(_ event: Signal<Value, Failure>.Event) {
    let queue = queue ?? RunQueue()
    self.queue = queue
    queue.append(event)
  }

  /// Delivers the queued events; if the run has been disposed of meanwhile, only the ending.
  private func deliverQueued() {
    queue?.deliverAll { event in
      if let termination = event.termination {
        end(with: termination)
      } else if case .value(let value) = event, run?.isOver == false {
        destination.send(value: value)
      }
    }
    queue = nil
  }
}
