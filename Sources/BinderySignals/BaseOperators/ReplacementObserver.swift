/// An observer of a producer that replaces the upstream of an operator.
@MainActor
final class ReplacementObserver<Value, Failure: Error>: Observer<Value, Failure> {
  private let operation: EndingValueOperator<Value, Value, Failure>
  private let onEvent: () -> Void

  /// Makes an observer that calls `onEvent` before each event and then sends the event through
  /// `operation`.
  init(
    for operation: EndingValueOperator<Value, Value, Failure>,
    onEvent: @escaping () -> Void = {}
  ) {
    self.operation = operation
    self.onEvent = onEvent
    super.init()
  }

  deinit {}

  override func receive(_ value: Value) {
    onEvent()
    if !operation.hasEnded { operation.pass(value) }
  }

  override func terminate(_ termination: Termination<Failure>) {
    onEvent()
    operation.finish(termination)
  }
}
