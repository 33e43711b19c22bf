/// The implementation of a producer of the elements of a sequence.
@MainActor
final class SequenceCore<Values: Sequence, Failure: Error>: ProducerCore<Values.Element, Failure> {
  private let values: Values

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  deinit {}

  override func start(_ output: Observer<Values.Element, Failure>, _ run: ProducerRun) {
    run.head = output
    for value in values {
      output.send(value: value)
      if run.isDisposed { return }
    }
    output.terminate(.completed)
  }
}
