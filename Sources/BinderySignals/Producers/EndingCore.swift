/// The implementation of a producer of an ending without a value.
@MainActor
final class EndingCore<Value, Failure: Error>: ProducerCore<Value, Failure> {
  private let termination: Termination<Failure>?

  /// Makes a core that ends with `termination`, or never if it is `nil`.
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
