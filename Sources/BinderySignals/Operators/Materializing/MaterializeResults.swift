/// Converts values and the failure into results.
@MainActor
final class MaterializeResults<Value, Failure: Error>:
  Operator<Value, Failure, Result<Value, Failure>, Never>
{
  override init() { super.init() }

  deinit {}

  override func receive(_ value: Value) { pass(.success(value)) }

  override func terminate(_ termination: Termination<Failure>) {
    switch termination {
    case .failed(let error):
      pass(.failure(error))
      output.terminate(.completed)
    case .completed: output.terminate(.completed)
    case .interrupted: output.terminate(.interrupted)
    }
  }
}

extension Signal {
  /// Sends values and the failure as results.
  ///
  /// ```text
  /// self                 ─1─────────2─────────#
  /// materializeResults() ─success 1─success 2─(failure|)
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is sent as a success |
  /// | failure | is sent as a failure, then the result completes |
  /// | completion | is forwarded |
  /// | interruption | is forwarded |
  /// | disposal | stops observing this signal |
  public func materializeResults() -> Signal<Result<Value, Failure>, Never> {
    stateful(MaterializeResults())
  }
}

extension SignalProducer {
  /// Sends values and the failure of a run as results, so that the result cannot fail.
  ///
  /// The run completes after the failure. A completion or an interruption is forwarded.
  public func materializeResults() -> SignalProducer<Result<Value, Failure>, Never> {
    applying { _ in MaterializeResults() }
  }
}
