/// The implementation of a producer that observes a signal from the start on.
@MainActor
final class SignalObservingCore<Value, Failure: Error>: ProducerCore<Value, Failure> {
  private let signal: Signal<Value, Failure>

  init(_ signal: Signal<Value, Failure>) {
    self.signal = signal
    super.init()
  }

  deinit {}

  override func link(_ output: Observer<Value, Failure>) -> Bool {
    signal.attach(output)
    return true
  }

  override func start(_ output: Observer<Value, Failure>, _ run: ProducerRun) {
    run.head = output
    run.source = output
    signal.attach(output)
  }
}
