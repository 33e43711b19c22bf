/// Work made of other producers or signals by an operator with several inputs.
///
/// An interruption of the run goes to its output, unless the operator names another head.
@MainActor
final class JoiningCore<Value, Failure: Error>: ProducerCore<Value, Failure> {
  private let join: (Observer<Value, Failure>, Run) -> Void

  init(_ join: @escaping (Observer<Value, Failure>, Run) -> Void) {
    self.join = join
    super.init()
  }

  deinit {}

  override func start(_ output: Observer<Value, Failure>, _ run: Run) {
    run.head = output
    join(output, run)
  }
}
