/// The last observer of a run: it lets nothing pass after the ending, and ends the run with it.
///
/// What the observer behind it sets off in the same run waits until it has dealt with the present
/// event, as on a signal.
@MainActor
final class RunEnd<Value, Failure: Error>: Observer<Value, Failure> {
  @exclusivity(unchecked) private var run: Run?
  @exclusivity(unchecked) private var isSending = false
  @exclusivity(unchecked) private var waiting: ContiguousArray<Signal<Value, Failure>.Event> = []
  private let destination: Observer<Value, Failure>

  init(_ run: Run, sendingTo destination: Observer<Value, Failure>) {
    self.run = run
    self.destination = destination
    super.init { receiver, value in
      let end = unsafeDowncast(receiver, to: RunEnd.self)
      guard !end.isSending else {
        end.waiting.append(.value(value))
        return
      }
      end.deliver(value)
    }
    run.tail = self
  }

  deinit {}

  override func interruptionWaits() { run?.interruptionWaits = true }

  override func terminate(_ termination: Termination<Failure>) {
    guard !isSending else {
      waiting.append(Signal<Value, Failure>.Event(termination))
      return
    }
    end(with: termination)
  }

  private func deliver(_ value: Value) {
    guard run != nil else { return }
    isSending = true
    destination.send(value: value)
    if !waiting.isEmpty { catchUp() }
    isSending = false
  }

  private func end(with termination: Termination<Failure>) {
    guard let run else { return }
    self.run = nil
    destination.terminate(termination)
    run.end()
  }

  /// Delivers what has waited; of a run that was disposed of meanwhile, only the ending.
  private func catchUp() {
    var position = 0
    while position < waiting.count {
      let event = waiting[position]
      position += 1
      if let termination = event.termination {
        end(with: termination)
      } else if case .value(let value) = event, run?.isOver == false {
        destination.send(value: value)
      }
    }
    waiting = []
  }
}
