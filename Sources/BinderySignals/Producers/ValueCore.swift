/// One value.
@MainActor
final class ValueCore<Value, Failure: Error>: ProducerCore<Value, Failure> {
  private let value: Value

  init(_ value: Value) {
    self.value = value
    super.init()
  }

  deinit {}

  override var only: Value?? { .some(value) }

  override func start(_ output: Observer<Value, Failure>, _ run: Run) {
    run.head = output
    output.send(value: value)
    if !run.isDisposed { output.terminate(.completed) }
  }
}
