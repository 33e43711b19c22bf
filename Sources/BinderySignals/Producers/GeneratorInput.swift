import Bindery

/// The input that a generator receives: it sends one event at a time, and nothing after the ending,
/// even if the generator does.
///
/// Releasing the last reference to it interrupts the output.
@MainActor
final class GeneratorInput<Value, Failure: Error>: Signal<Value, Failure>.Observer {
  /// A lifetime that ends after the ending is sent, or with the run, whichever is first.
  let work = Lifetime()

  /// The receiver of the events; `nil` once the ending was sent.
  private var output: Observer<Value, Failure>?
  private var isSending = false
  /// Whether the run was cancelled, so that only an interruption may follow.
  private var isCancelled = false
  /// The events that have been sent during the current delivery.
  private var queue: RunQueue<Value, Failure>?
  private var link: GeneratorLink<Value, Failure>?

  init(_ output: Observer<Value, Failure>) {
    self.output = output
    super.init()
  }

  /// Makes the input of a generator that is started in `run`, which does not retain the input.
  convenience init(_ output: Observer<Value, Failure>, in run: ProducerRun) {
    self.init(output)
    let link = GeneratorLink(self, sendingTo: output)
    self.link = link
    run.head = link
    run.upstream = link
  }

  isolated deinit {
    link?.input = nil
    if output != nil { end(with: .interrupted) }
  }

  /// Whether the output has ended or was cancelled.
  var isOver: Bool { output == nil || isCancelled }

  override var lifetime: Lifetime? { work }

  override func receive(_ value: Value) {
    guard !isSending else { return enqueue(value) }
    guard let output, !isCancelled else { return }
    isSending = true
    output.send(value: value)
    if queue != nil { deliverQueued() }
    isSending = false
  }

  override func terminate(_ termination: Termination<Failure>) {
    if isSending { enqueue(termination) } else { end(with: termination) }
  }

  /// Sends nothing from now on, and ends the work.
  func closeAndEndWork() {
    close()
    work.dispose()
  }

  /// Interrupts the output and ends the work.
  ///
  /// During a delivery the interruption follows the current value.
  func cancel() {
    isCancelled = true
    terminate(.interrupted)
    work.dispose()
  }

  /// Sends nothing from now on.
  func close() { output = nil }

  // Not inlined, because making an event looks up its type metadata.
  @inline(never)
  private func enqueue(_ value: Value) { enqueue(Signal<Value, Failure>.Event.value(value)) }

  @inline(never)
  private func enqueue(_ termination: Termination<Failure>) {
    enqueue(Signal<Value, Failure>.Event(termination))
  }

  private func enqueue(_ event: Signal<Value, Failure>.Event) {
    let queue = queue ?? RunQueue()
    self.queue = queue
    queue.append(event)
  }

  private func deliverQueued() {
    queue?.deliverAll { event in
      if let termination = event.termination {
        end(with: termination)
      } else if case .value(let value) = event, !isCancelled {
        output?.send(value: value)
      }
    }
    queue = nil
  }

  private func end(with termination: Termination<Failure>) {
    guard let output else { return }
    self.output = nil
    if isCancelled { output.terminate(.interrupted) } else { output.terminate(termination) }
    work.dispose()
  }
}
