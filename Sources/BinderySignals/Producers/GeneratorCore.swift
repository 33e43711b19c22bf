/// Work that is written out: a closure that sends.
@MainActor
final class GeneratorCore<Value, Failure: Error>: ProducerCore<Value, Failure> {
  private let generator: (Signal<Value, Failure>.Observer, Lifetime) -> Void

  init(_ generator: @escaping (Signal<Value, Failure>.Observer, Lifetime) -> Void) {
    self.generator = generator
    super.init()
  }

  deinit {}

  override func start(_ output: Observer<Value, Failure>, _ run: Run) {
    let gate = Gate(output)
    run.head = gate
    run.upstream = gate
    let input = Signal<Value, Failure>.Observer(gate: gate)
    run.input = input
    generator(input, gate.work)
  }
}
