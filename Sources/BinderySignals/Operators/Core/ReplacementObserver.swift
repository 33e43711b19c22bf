/// An observer of a producer that replaces the upstream of an operator.
@MainActor
final class ReplacementObserver<Value, Failure: Error>: Observer<Value, Failure> {
  private let operation: EndingValueOperator<Value, Value, Failure>
  private let beginning: () -> Void

  /// Makes an observer that calls `beginning` before each event and then sends the event through
  /// `operation`.
  init(
    for operation: EndingValueOperator<Value, Value, Failure>,
    beginning: @escaping () -> Void = {}
  ) {
    self.operation = operation
    self.beginning = beginning
    super.init()
  }

  deinit {}

  override func receive(_ value: Value) {
    beginning()
    if !operation.hasEnded { operation.pass(value) }
  }

  override func terminate(_ termination: Termination<Failure>) {
    beginning()
    operation.finish(termination)
  }
}
