/// The implementation of a producer made from a generator closure.
@MainActor
final class GeneratorCore<Value, Failure: Error>: ProducerCore<Value, Failure> {
  private let generator: (Signal<Value, Failure>.Observer, Lifetime) -> Void

  init(_ generator: @escaping (Signal<Value, Failure>.Observer, Lifetime) -> Void) {
    self.generator = generator
    super.init()
  }

  deinit {}

  override func start(_ output: Observer<Value, Failure>, _ run: ProducerRun) {
    let serialized = SerializedObserver(output)
    run.head = serialized
    run.upstream = serialized
    let input = Signal<Value, Failure>.Observer(serialized: serialized)
    run.input = input
    generator(input, serialized.work)
  }
}
