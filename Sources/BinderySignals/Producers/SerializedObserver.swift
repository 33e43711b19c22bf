@_spi(Engine) import Bindery

/// An observer that serialises events: it sends one event at a time, and nothing after the ending,
/// even if a generator does.
@MainActor
@usableFromInline
final class SerializedObserver<Value, Failure: Error>: Observer<Value, Failure> {
  /// A lifetime that ends after the ending is sent, or with the run, whichever is first.
  let work = Lifetime()

  private let output: Observer<Value, Failure>
  private var hasEnded = false
  private var isSending = false
  private var queue: ContiguousArray<Signal<Value, Failure>.Event> = []

  init(_ output: Observer<Value, Failure>) {
    self.output = output
    super.init { downcast($0, to: SerializedObserver.self).receive(event: .value($1)) }
  }

  deinit {}

  @usableFromInline
  override func terminate(_ termination: Termination<Failure>) {
    receive(event: Signal<Value, Failure>.Event(termination))
  }

  /// Interrupts the output at once, even during a delivery.
  ///
  /// An operator downstream may still be active after the generator has ended.
  override func interrupt() {
    hasEnded = true
    output.terminate(.interrupted)
  }

  override func dispose() {
    super.dispose()
    hasEnded = true
    work.dispose()
  }

  private func receive(event: Signal<Value, Failure>.Event) {
    guard !isSending else {
      queue.append(event)
      return
    }
    isSending = true
    forward(event)
    // The release of an event may send another one, so the events are moved out of the queue first.
    while !queue.isEmpty {
      let events = queue
      queue = []
      for event in events { forward(event) }
    }
    isSending = false
  }

  private func forward(_ event: Signal<Value, Failure>.Event) {
    guard !hasEnded else { return }
    guard event.isTerminating else {
      output.send(event)
      return
    }
    hasEnded = true
    output.send(event)
    work.dispose()
  }
}
