/// An ending without a value.
@MainActor
final class EndingCore<Value, Failure: Error>: ProducerCore<Value, Failure> {
  private let termination: Termination<Failure>?

  /// Makes work that ends with `termination`, or never.
  init(_ termination: Termination<Failure>?) {
    self.termination = termination
    super.init()
  }

  deinit {}

  override func start(_ output: Observer<Value, Failure>, _ run: ProducerRun) {
    run.head = output
    if let termination { output.terminate(termination) }
  }
}
