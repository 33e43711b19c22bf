import Bindery

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
    let input = GeneratorInput(output, in: run)
    run.input = input
    generator(input, input.work)
  }

  override func startLast(_ output: Observer<Value, Failure>) -> any Disposable {
    let input = GeneratorInput(output)
    generator(input, input.work)
    return input.isOver ? Lifetime.hasEndedAlready : GeneratorHandle(input)
  }
}
