/// The implementation of a producer of one value.
@MainActor
@usableFromInline
final class ValueCore<Value, Failure: Error>: ProducerCore<Value, Failure> {
  @usableFromInline let value: Value

  @inlinable init(_ value: Value) {
    self.value = value
    super.init(isSingle: true)
  }

  deinit {}

  @usableFromInline
  override func sendSingle(to output: Observer<Value, Failure>) { output.send(value: value) }

  @usableFromInline
  override func start(_ output: Observer<Value, Failure>, _ run: ProducerRun) {
    run.head = output
    output.send(value: value)
    if !run.isDisposed { output.terminate(.completed) }
  }
}
