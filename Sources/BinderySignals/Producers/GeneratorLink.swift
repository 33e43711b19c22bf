@_spi(Engine) import Bindery

/// The reference of a run to the input of a generator, which the run does not retain.
@MainActor
final class GeneratorLink<Value, Failure: Error>: Feed, Disposable {
  var input: BackReference<GeneratorInput<Value, Failure>>?
  private let output: Observer<Value, Failure>

  init(
    _ input: GeneratorInput<Value, Failure>,
    sendingTo output: Observer<Value, Failure>
  ) {
    self.input = BackReference(input)
    self.output = output
    super.init()
  }

  deinit {}

  var isDisposed: Bool { input == nil }

  /// Interrupts the output at once, even during a delivery.
  ///
  /// An operator downstream may still be active after the generator has ended.
  override func interrupt() {
    input?.object.close()
    output.terminate(.interrupted)
  }

  func dispose() {
    let input = input?.object
    self.input = nil
    input?.closeAndEndWork()
  }
}
