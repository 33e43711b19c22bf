import Bindery

/// The handle of a generator that was started without a run; it retains the input.
@MainActor
final class GeneratorHandle<Value, Failure: Error>: Disposable {
  private let input: GeneratorInput<Value, Failure>

  init(_ input: GeneratorInput<Value, Failure>) { self.input = input }

  deinit {}

  var isDisposed: Bool { input.isOver }

  func dispose() { input.cancel() }
}
