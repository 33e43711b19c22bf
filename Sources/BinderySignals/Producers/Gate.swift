/// Lets nothing pass after the ending, and one event at a time, whatever a generator sends.
@MainActor
@usableFromInline
final class Gate<Value, Failure: Error>: Observer<Value, Failure> {
  private var output: Observer<Value, Failure>?
  private var isSending = false
  private var waiting: ContiguousArray<Signal<Value, Failure>.Event> = []

  init(_ output: Observer<Value, Failure>) {
    self.output = output
    super.init { unsafeDowncast($0, to: Gate.self).receive(event: .value($1)) }
  }

  deinit {}

  @usableFromInline
  override func terminate(_ termination: Termination<Failure>) {
    receive(event: Signal<Value, Failure>.Event(termination))
  }

  private func receive(event: Signal<Value, Failure>.Event) {
    guard !isSending else {
      waiting.append(event)
      return
    }
    isSending = true
    forward(event)
    var position = 0
    while position < waiting.count {
      let event = waiting[position]
      position += 1
      forward(event)
    }
    waiting.removeAll(keepingCapacity: true)
    isSending = false
  }

  private func forward(_ event: Signal<Value, Failure>.Event) {
    guard let output else { return }
    if event.isTerminating { self.output = nil }
    output.send(event)
  }
}
